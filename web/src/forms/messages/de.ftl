forms-selection = Diese Liste ist eine Auswahl. Möglich ist auch:
forms-typed = In Worten: { $form }
