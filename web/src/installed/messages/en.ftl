### The start page without the server.

offline = Without the server
seen = Your tables stand here as they were last seen: { $when }.
waits = Games, lessons and exercises go on as soon as the server answers. Nothing is lost: whatever you played is kept there.
lessons =
    { $number ->
        [one] You have finished one lesson on this device; the next one waits under “Learn”.
       *[other] You have finished { $number } lessons on this device; the next one waits under “Learn”.
    }
learn = New here? The lessons under “Learn” teach each game in short steps, once the server answers.
