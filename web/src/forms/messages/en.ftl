forms-selection = This list is a selection. You can also answer:
forms-typed = In words: { $form }
