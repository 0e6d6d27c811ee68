// Generated from the server's schemas by `npm run types`. Do not edit.

export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 200 while the process answers; restart a process that does not. */
        get: operations["HealthLiveLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description 200 while the database answers and, if there are several nodes, the others can be reached; 503 otherwise, and
         *     while the server closes. Without the bus tables go on, only slower for some.
         */
        get: operations["HealthReadyReadyForWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same as `/health/ready`. */
        get: operations["HealthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description All metrics, in the format of Prometheus. */
        get: operations["MetricsMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON schema of every socket message. */
        get: operations["ApiSchemaSocketSocketSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema/asyncapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The AsyncAPI document of the socket: its address, who sends which message, and what each holds. */
        get: operations["ApiSchemaAsyncapiJsonAsyncapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faster-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whether faster rules will be ready, or are, after a restart; `none` for callers from other machines. */
        get: operations["ApiFasterRulesFasterRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Every game with its numbers of players, options, presets and bots. */
        get: operations["ApiGamesListGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/characters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The characters that bots are met as, weakest first: names, tempers, sayings and faces. */
        get: operations["ApiCharactersListCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Clocks by name. */
        get: operations["ApiClocksListClocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The languages of this server, those first that come with every client. */
        get: operations["ApiLanguagesListLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The browser client's messages in a further language, in one piece. Each that is missing is English. */
        get: operations["ApiLanguagesLanguageTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/texts/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Messages and names of the shipped edition. */
        get: operations["ApiGamesTextsLangTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The data the game is played with: board, cards, numbers. */
        get: operations["ApiGamesEditionEdition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The rule book in our own words: chapters, clauses and rulings, in both languages. */
        get: operations["ApiGamesRulesRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/drawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How a game without a board of its own is drawn: its map, and what is a stack of cards. */
        get: operations["ApiGamesDrawingDrawing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/aids/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Reference card, glossary, FAQ and tips, with the numbers of the shipped edition. */
        get: operations["ApiGamesAidsLangPlayerAids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The step of a lesson that shows each clause, as far as one does. */
        get: operations["ApiGamesExamplesExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The lessons of every game, in the order in which they are taught. */
        get: operations["ApiLessonsListLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game}/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Open a private table for a lesson. The learner's token comes with the answer. */
        post: operations["ApiLessonsGameBeginLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game}/{lesson}/quiz/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The quiz question of a step of a lesson, to be asked again. */
        get: operations["ApiLessonsGameQuizStepLessonQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How far the account has come in the lessons. */
        get: operations["ApiMeLessonsMyLessons"];
        put?: never;
        /**
         * @description Merge progress of a device into that of the account, and get both together. Lessons that are not taught here are
         *     left out.
         */
        post: operations["ApiMeLessonsKeepLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The exercises of every game, with their themes. */
        get: operations["ApiPracticeListExercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The exercise of the day of every game. */
        get: operations["ApiPracticeTodayDailyExercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/{game}/{exercise}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The position of an exercise as its seat knows it, and what each answer is worth. */
        get: operations["ApiPracticeGameExerciseShowExercise"];
        put?: never;
        /** @description Open a private table that goes on from an exercise. The token of the seat comes with the answer. */
        post: operations["ApiPracticeGameExercisePlayOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/{game}/{exercise}/portrait/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The position of an exercise in whole sentences. */
        get: operations["ApiPracticeGameExercisePortraitLangExercisePortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Tables that anyone may join, or watch, the newest first. */
        get: operations["ApiTablesListTables"];
        put?: never;
        /** @description Open a table. Seats of kind `me` are the opener's own: their tokens come with the answer. */
        post: operations["ApiTablesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The public information about a table, including the commitment of its dice. Before it begins, the token of a
         *     seat or of the host says that its holder is there.
         */
        get: operations["ApiTablesTableInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/texts/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Messages and names of the edition this table is played with. */
        get: operations["ApiTablesTextsLangTableTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The data this table is played with. */
        get: operations["ApiTablesEditionTableEdition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/aids/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Reference card, glossary, FAQ and tips, with the numbers of this table. */
        get: operations["ApiTablesAidsLangTableAids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Take a seat. The token is sent only in this response. */
        post: operations["ApiTablesJoinJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The host fills or empties a seat before the start. */
        post: operations["ApiTablesSeatsReseat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A person is ready to begin, or not any more; a full table begins when everybody is ready. */
        post: operations["ApiTablesReadyReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A person leaves their seat before the game begins; a host passes the role on. */
        post: operations["ApiTablesLeaveLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The last lines of chat before the game begins; none afterwards. */
        get: operations["ApiTablesChatRoomChat"];
        put?: never;
        /** @description Write a line of chat before the game begins; at a table that has begun chat goes over its socket. */
        post: operations["ApiTablesChatSay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The host begins the game. */
        post: operations["ApiTablesStartStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A device takes part in the dice: the hash of its nonce, and when the list of all hashes is there, the nonce. */
        post: operations["ApiTablesNonceNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Play again: the first request opens the table, and every player takes the next seat. */
        post: operations["ApiTablesRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Play on from a moment of this table, against bots. */
        post: operations["ApiTablesCloneClone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description A pass for links that a browser follows, such as to the page of the roll report, at a table with restricted
         *     watching. It replaces the token (`Authorization`) and allows reading only.
         */
        post: operations["ApiTablesPassPassForLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The links to a table: at the public address, at the one the caller uses, or at those of this machine in its
         *     network.
         */
        get: operations["ApiTablesInvitationInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{competition}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The links to a competition, like those to a table. */
        get: operations["ApiCompetitionsInvitationCompetitionInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/invitation/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Let the other machines in this network reach the server, until it ends. Only `meridian play` can be opened, and
         *     only by the person at its machine.
         */
        post: operations["ApiTablesInvitationOpenOpenToNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The table to which a code leads, until its game begins. Guesses are limited. */
        post: operations["ApiJoinCodesUseJoinCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The roll report, for `meridian verify`. */
        get: operations["ApiTablesReportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/report.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The roll report as a page to print. */
        get: operations["ApiTablesReportHtmlReportPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The whole journal, once the game is over. */
        get: operations["ApiTablesJournalJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The position after an entry as a seat saw it (none: a spectator; `eyes=all`: all of it), what the entry led to,
         *     and the last lines before it.
         */
        get: operations["ApiTablesMomentsNumberMoment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Several moments in a row, each after the first with the parts of the position that have changed. */
        get: operations["ApiTablesMomentsMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moments/{number}/queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Queries about the position at a moment, by name: odds, reach, projections. */
        get: operations["ApiTablesMomentsNumberQueriesMomentQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moments/{number}/portrait/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The position at a moment in whole sentences. */
        get: operations["ApiTablesMomentsNumberPortraitLangMomentPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description What the seat of the request's token saw when it learnt some facts, also while the game is under way: the
         *     positions, each with the parts that have changed since the one before.
         */
        get: operations["ApiTablesPicturesPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The timeline of a finished game. */
        get: operations["ApiTablesTimelineTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/edition/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Whether an edition file can be played with, and if not, why. */
        post: operations["ApiGamesEditionCheckCheckEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/edition/pages/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is worth a look on an original, page by page: present values, where they come from, and where to look. */
        get: operations["ApiGamesEditionPagesLangOwnerPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/edition/draft/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What the answers of an owner make: faults by key, or changes and the edition file. Nothing is stored. */
        post: operations["ApiGamesEditionDraftLangDraftEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/edition/merge/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The answers of an owner and another one's file in one, and where they disagree. Nothing is stored. */
        post: operations["ApiGamesEditionMergeLangMergeEditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/edition/effect/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What the answers of an owner do to play: bots play some games on the shipped edition and on theirs. */
        post: operations["ApiGamesEditionEffectLangEditionEffect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Open a journal file, as `meridian simulate --save` or a finished table writes it: the answer names a table whose
         *     game is over or closed. It can be replayed and played on from, and is removed after some weeks.
         */
        post: operations["ApiJournalsOpenJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Whose turn it is at the tables of these seats. */
        post: operations["ApiTurnsTurns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/turn/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The question, the position in words, and the answers. Only the button answers. */
        get: operations["MailTurnTokenShowTurn"];
        put?: never;
        /** @description Give the answer that was chosen. What the rules refuse is said above the question, and nothing changes. */
        post: operations["MailTurnTokenPlayTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/curve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The chances to win of all seats over a finished game, and which part of the changes was luck. The first request
         *     starts the computation; repeat it until `done` is 1, and until `judged` is there if the answers matter.
         */
        get: operations["ApiTablesCurveCurve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How people sign in at this server. */
        get: operations["ApiSignInWays"];
        put?: never;
        /** @description Request a sign-in link. The response does not reveal whether the account exists. */
        post: operations["ApiSignInAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign in with the token of a link: from an e-mail, from another device, from the operator. It works once. */
        post: operations["ApiSessionBegin"];
        /** @description Sign this device out. */
        delete: operations["ApiSessionEnd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Sign all devices out. */
        delete: operations["ApiSessionsEndAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The account and its preferences. */
        get: operations["ApiMeMe"];
        put?: never;
        post?: never;
        /** @description Delete the account. Its seats stay and can be played with their tokens, but show no name any more. */
        delete: operations["ApiMeLeave"];
        options?: never;
        head?: never;
        /** @description Change name or preferences. */
        patch: operations["ApiMeChange"];
        trace?: never;
    };
    "/api/me/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Add a seat that was taken without a session, by its token. */
        post: operations["ApiMeSeatsAdopt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The tables of the account, and its open questions. */
        get: operations["ApiMeTablesMyTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Make a profile, and sign this device in. */
        post: operations["ApiProfilesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A challenge for the passkey of a new profile. Says at once if the name is taken or an invitation is missing. */
        post: operations["ApiProfilesPasskeyNewProfileChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign in with a name and a password. */
        post: operations["ApiSessionPasswordWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign in with a recovery code. It works once. */
        post: operations["ApiSessionRecoveryWithRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A challenge for any passkey of this site. */
        post: operations["ApiSessionPasskeyChallengePasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sign in with a passkey. */
        post: operations["ApiSessionPasskeyWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How the account signs in. */
        get: operations["ApiMeSignInMyWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Set or change the password. All other devices are signed out. */
        put: operations["ApiMePasswordSetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A challenge for another passkey. */
        post: operations["ApiMePasskeysChallengePasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Add a passkey. */
        post: operations["ApiMePasskeysAddPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Say what a passkey is called in lists. */
        put: operations["ApiMePasskeysLabelPasskey"];
        post?: never;
        /** @description Remove a passkey, unless it is the only way to sign in. */
        delete: operations["ApiMePasskeysRemovePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description New recovery codes. The old ones are void. */
        post: operations["ApiMeRecoveryRenewRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A link and QR code that sign another device in to this profile, once. */
        post: operations["ApiMeHandOverHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description The finished games of the account that all filters allow. The chances at half time of the newest one that lacks
         *     them are worked out meanwhile, for the next request.
         */
        get: operations["ApiMeResultsMyResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How the account has begun its last games of one kind: its first decisions, and how often it won with them. */
        get: operations["ApiMeOpeningsMyOpenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Games and wins, in all and against each character. */
        get: operations["ApiMeRecordMyRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Everything that is stored about the account, in one file. */
        get: operations["ApiMeExportExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Request another address. The response does not reveal whether it already has an account. */
        post: operations["ApiMeEmailAskAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/address/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A page with a button. */
        get: operations["MailAddressTokenAskConfirmAddress"];
        put?: never;
        /** @description Give the account this address, and notify the old one. */
        post: operations["MailAddressTokenConfirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seat/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The preferences of a seat. */
        get: operations["ApiTablesSeatWishesWishes"];
        /** @description Set the preferences. A new e-mail address gets a mail that asks for confirmation. */
        put: operations["ApiTablesSeatWishesWish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A page with a button: programs that follow links end nothing. */
        get: operations["MailUnsubscribeTokenAskUnsubscribe"];
        put?: never;
        /** @description No more e-mails for this seat or account: by the button, or by one click in a mail program (RFC 8058). */
        post: operations["MailUnsubscribeTokenUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/confirm/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A page with a button. */
        get: operations["MailConfirmTokenAskConfirm"];
        put?: never;
        /** @description From now on notices for this seat go to this address. */
        post: operations["MailConfirmTokenConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/messenger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where messages of the account go. */
        get: operations["ApiMeMessengerMyMessenger"];
        /** @description Set where messages of the account go. */
        put: operations["ApiMeMessengerSetMyMessenger"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seat/messenger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where messages of a seat go. */
        get: operations["ApiTablesSeatMessengerMessengerOfSeat"];
        /** @description Set where messages of a seat go. */
        put: operations["ApiTablesSeatMessengerSetMessengerOfSeat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seat/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The channel of the whole table, for its host. */
        get: operations["ApiTablesSeatChannelChannel"];
        /** @description Set the channel of the whole table. */
        put: operations["ApiTablesSeatChannelSetChannel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key with which a browser subscribes. */
        get: operations["ApiPushKeyPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The browsers of the account. */
        get: operations["ApiMePushMyDevices"];
        /** @description Send to this browser, or change what it wants. */
        put: operations["ApiMePushPushToMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Send nothing to a browser any more; what was said about lost ones is taken as read. */
        delete: operations["ApiMePushDeviceNoPushToMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seat/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The browsers of a seat. */
        get: operations["ApiTablesSeatPushDevicesOfSeat"];
        /** @description Send what concerns this seat to this browser, or change what it wants. */
        put: operations["ApiTablesSeatPushPushToSeat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seat/push/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Send nothing about this seat to a browser any more. */
        delete: operations["ApiTablesSeatPushDeviceNoPushToSeat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seat/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The secret links of a seat. */
        post: operations["ApiTablesSeatFeedSeatFeed"];
        /** @description Revoke all feed links of this seat. */
        delete: operations["ApiTablesSeatFeedRevokeSeatFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The secret links of an account. */
        post: operations["ApiMeFeedMyFeed"];
        /** @description Revoke all feed links of this account. */
        delete: operations["ApiMeFeedRevokeMyFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{token}/deadlines.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The open deadlines, as a calendar. */
        get: operations["FeedsTokenDeadlinesIcsDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{token}/turns.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The open questions, as an Atom feed. */
        get: operations["FeedsTokenTurnsAtomTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The ladder of a game. */
        get: operations["ApiGamesRatingsLadder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The account's rating in each game. */
        get: operations["ApiMeRatingsMyRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What a finished rated table did to the ratings; nothing until it has been rated. */
        get: operations["ApiTablesRatingsRatingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Tell the operators of this server about a person at this table. The caller has a seat there, or a profile and
         *     may watch.
         */
        post: operations["ApiTablesReportsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description For operators: how many reports wait for them. */
        get: operations["ApiMeReportsWaitingReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whom the account mutes or blocks; with their seats at a `table`. */
        get: operations["ApiMePeoplePeople"];
        /** @description Mute or block a person who plays with a profile. */
        put: operations["ApiMePeopleRelate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Mute or block a person no longer. */
        delete: operations["ApiMePeoplePersonRelease"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What this server stores, and for how long, as its settings are now. */
        get: operations["ApiPrivacyPrivacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Leagues and cups of this server, the newest first. */
        get: operations["ApiCompetitionsListCompetitions"];
        put?: never;
        /** @description Open a competition for entries. The organiser need not enter. */
        post: operations["ApiCompetitionsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Unfinished competitions that the account has entered or organises. */
        get: operations["ApiMeCompetitionsMyCompetitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{competition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A competition with its entrants, rounds and standings. */
        get: operations["ApiCompetitionsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{competition}/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Enter a competition that has not begun. */
        post: operations["ApiCompetitionsEntryEnter"];
        /** @description Leave a competition: before the start without a trace, afterwards from the next round on. */
        delete: operations["ApiCompetitionsEntryLeave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{competition}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The organiser enters a character or another bot. */
        post: operations["ApiCompetitionsBotsEnterBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{competition}/entrants/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description The organiser removes an entrant. */
        delete: operations["ApiCompetitionsEntrantsNumberRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{competition}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The organiser begins the first round; the others begin by themselves. */
        post: operations["ApiCompetitionsStartStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{competition}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The organiser ends a competition before it is over. */
        post: operations["ApiCompetitionsCloseClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{competition}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The seat of the account in the round under way. Each of its devices is given the same token. */
        post: operations["ApiCompetitionsSeatSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The clubs of the account. */
        get: operations["ApiMeClubsMyClubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Found a club. The member who has been there longest owns it. */
        post: operations["ApiClubsFoundClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A club with its members, tables, competitions and house rules. */
        get: operations["ApiClubsClubInfo"];
        /** @description The owner changes name and house rules. */
        put: operations["ApiClubsChangeClub"];
        post?: never;
        /** @description The owner dissolves the club. */
        delete: operations["ApiClubsDissolve"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What an invitation says of a club, to anyone who has it. */
        get: operations["ApiClubsInvitationClubInvitation"];
        put?: never;
        /** @description The owner makes a new invitation; the one before becomes void. */
        post: operations["ApiClubsInvitationRenewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Join a club with the code of its invitation. */
        post: operations["ApiClubsMembersJoinClub"];
        /** @description Leave a club; with its last member it is gone. */
        delete: operations["ApiClubsMembersLeaveClub"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/members/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description The owner removes a member, and the invitation before becomes void. */
        delete: operations["ApiClubsMembersPersonRemoveMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The last lines of chat of a club. */
        get: operations["ApiClubsChatClubChat"];
        put?: never;
        /** @description Write a line of chat to the members of a club. */
        post: operations["ApiClubsChatSayInClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The host of a table puts it on the list of a club. */
        post: operations["ApiClubsTablesAddClubTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Open a competition that only members may enter. */
        post: operations["ApiClubsCompetitionsOpenClubCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clubs/{club}/ladder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Ratings from the games that members played among each other. */
        get: operations["ApiClubsLadderClubLadder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Open a duplicate set: the same dice and decks at several tables. */
        post: operations["ApiDuplicatesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{duplicate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A duplicate set with its entrants. When all tables have ended, with their comparison. */
        get: operations["ApiDuplicatesInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{duplicate}/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Enter a set that has not begun. The token is sent only in this response. */
        post: operations["ApiDuplicatesEntryEnter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{duplicate}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Leave a set that has not begun. */
        post: operations["ApiDuplicatesLeaveLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{duplicate}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The organiser begins the set: its entrants agree on the dice, then its tables begin. */
        post: operations["ApiDuplicatesStartStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{duplicate}/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description A device takes part in the dice of all tables: the hash of its nonce, and when the list of all hashes is there,
         *     the nonce.
         */
        post: operations["ApiDuplicatesNonceNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{duplicate}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The report of all tables, for `meridian verify`, when all have ended. */
        get: operations["ApiDuplicatesReportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AccountInfo */
        AccountInfo: {
            name: string;
            email: string | null;
            created: number;
            lang: string;
            zone: string;
            quiet: string;
            notices: boolean;
            webhook: string;
            webhook_secret: string | null;
        };
        /** AddressAsked */
        AddressAsked: {
            /** @default 2880 */
            minutes?: number;
        };
        /** Adopted */
        Adopted: {
            table: string;
            seat: number;
        };
        /** AgreementInfo */
        AgreementInfo: {
            /** @enum {string} */
            stage: "hashes" | "nonces";
            ends: number;
            players: ("person" | "bot")[];
            nonce_hashes: (string | null)[];
            hash: string | null;
            signature: string | null;
        };
        /** Alive */
        Alive: {
            node: string;
            /** @default true */
            ok?: boolean;
        };
        /** Answers */
        Answers: {
            /** @default  */
            name?: string;
            /** @default  */
            source?: string;
            values?: {
                [key: string]: string;
            };
            marks?: {
                [key: string]: string;
            };
        };
        /** Asked */
        Asked: {
            id: [
                number,
                number,
                number
            ];
            key: string;
            args: {
                [key: string]: unknown;
            };
            options: string[];
            only?: boolean;
            silences?: {
                [key: string]: number;
            };
            forms?: string[];
        };
        /** AskedDatum */
        AskedDatum: {
            key: string;
            label: string;
            value: string;
            mark: string;
            /** @enum {string} */
            kind: "number" | "switch" | "text" | "list" | "records";
            spots: string[];
            optional: boolean;
            choices: string;
            /** @default  */
            row?: string;
            columns?: string[];
        };
        /** BeginLesson */
        BeginLesson: {
            /** @default  */
            name?: string;
            /** @default 1 */
            step?: number;
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
        };
        /** Bilingual */
        Bilingual: {
            en: string;
            de: string;
            further?: {
                [key: string]: string;
            };
        };
        /** BotEntry */
        BotEntry: {
            character?: string | null;
            bot?: string | null;
        };
        /** CardUse */
        CardUse: {
            a: number;
            b: number;
            difference: number;
            interval: [
                number,
                number
            ];
            title: string;
            use: string;
        };
        /** Changes */
        Changes: {
            name?: string | null;
            /** @enum {null|string} */
            lang?: string | null;
            zone?: string | null;
            quiet?: string | null;
            notices?: boolean | null;
            webhook?: string | null;
        };
        /** ChannelInfo */
        ChannelInfo: {
            url: string;
            shape: string;
            lang: string;
        };
        /** ChannelWish */
        ChannelWish: {
            /** @default  */
            url?: string;
            /**
             * @default discord
             * @enum {string}
             */
            shape?: "" | "discord" | "slack" | "telegram" | "matrix" | "ntfy";
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
        };
        /** CharacterInfo */
        CharacterInfo: {
            name: string;
            bot: string;
            temper: {
                [key: string]: string;
            };
            /** @enum {string} */
            voice: "plain" | "careful" | "trader" | "bold";
            says: {
                [key: string]: string;
            };
            face: components["schemas"]["FaceParts"];
            strength: number;
        };
        /** CharacterMet */
        CharacterMet: {
            game: string;
            name: string;
            met: number;
            before: number;
            after: number;
        };
        /** ChatLine */
        ChatLine: {
            number: number;
            seat: number | null;
            at: number;
            text: string;
        };
        /** Clause */
        Clause: {
            chapter: string;
            source: string;
            en: string;
            de: string;
            rulings?: string[];
            further?: {
                [key: string]: string;
            };
        };
        /** ClockPlan */
        ClockPlan: {
            /**
             * @default none
             * @enum {string}
             */
            kind?: "none" | "bank" | "correspondence";
            /** @default 600 */
            bank?: number;
            /** @default 15 */
            increment?: number;
            /** @default 600 */
            cap?: number;
            /** @default 24 */
            hours?: number;
            /** @default 24 */
            excuse_hours?: number;
            /** @default 1 */
            excuses?: number;
            /** @default 21 */
            vacation_days?: number;
            /** @default 3 */
            lates?: number;
            /** @default steady */
            substitute?: string;
            /** @default 600 */
            pause_limit?: number;
            /** @default false */
            phases?: boolean;
        };
        /** Clone */
        Clone: {
            token?: string | null;
            moment?: number | null;
            /** @default 0 */
            seat?: number;
            /** @default  */
            name?: string;
            /** @default steady */
            bot?: string;
            /** @default false */
            gives_nonce?: boolean;
        };
        /** ClubChange */
        ClubChange: {
            name: string;
            /** @default  */
            text?: string;
            /** @default  */
            game?: string;
            preset?: string | null;
            options?: {
                [key: string]: unknown;
            };
            overlay?: {
                [key: string]: unknown;
            } | null;
            /** @default none */
            clock?: string;
        };
        /** ClubChat */
        ClubChat: {
            lines: components["schemas"]["ClubLine"][];
        };
        /** ClubCode */
        ClubCode: {
            code: string;
        };
        /** ClubInfo */
        ClubInfo: {
            id: string;
            name: string;
            owner: string;
            members: number;
            text: string;
            game: string;
            preset: string | null;
            options: {
                [key: string]: unknown;
            };
            overlay: {
                [key: string]: unknown;
            } | null;
            edition: string | null;
            clock: string;
            code: string;
            owned: boolean;
            people: components["schemas"]["Member"][];
            tables: components["schemas"]["TableInfo"][];
            competitions: components["schemas"]["CompetitionSummary"][];
        };
        /** ClubLadder */
        ClubLadder: {
            game: string;
            ladder: components["schemas"]["ClubStanding"][];
        };
        /** ClubLine */
        ClubLine: {
            number: number;
            name: string;
            at: number;
            text: string;
        };
        /** ClubList */
        ClubList: {
            clubs: components["schemas"]["ClubSummary"][];
        };
        /** ClubSaid */
        ClubSaid: {
            text: string;
        };
        /** ClubStanding */
        ClubStanding: {
            name: string;
            rating: number;
            plus_minus: number;
            games: number;
            wins: number;
        };
        /** ClubSummary */
        ClubSummary: {
            id: string;
            name: string;
            owner: string;
            members: number;
        };
        /** ClubTable */
        ClubTable: {
            table: string;
            host: string;
        };
        /** Compared */
        Compared: {
            a: number;
            b: number;
            difference: number;
            interval: [
                number,
                number
            ];
        };
        /** ComparedSeat */
        ComparedSeat: {
            table: number;
            seat: number;
            entrant: number;
            name: string;
            score: number | null;
            place: number | null;
            difference: number | null;
        };
        /** CompetitionInfo */
        CompetitionInfo: {
            id: string;
            title: string;
            game: string;
            /** @enum {string} */
            format: "round-robin" | "swiss" | "knock-out";
            size: number;
            /** @enum {string} */
            status: "open" | "running" | "over" | "closed";
            created: number;
            entrants: number;
            most: number;
            round: number;
            clock: components["schemas"]["ClockPlan"];
            note: string;
            planned: number | null;
            break_minutes: number;
            due: number | null;
            preset: string | null;
            options: {
                [key: string]: unknown;
            };
            edition: string | null;
            watch: string;
            lang: string;
            organiser: string;
            people: components["schemas"]["EntrantInfo"][];
            rounds: components["schemas"]["RoundInfo"][];
            standings: components["schemas"]["EntrantStanding"][];
            organises: boolean;
            mine: number | null;
            my_table: string | null;
        };
        /** CompetitionInvitation */
        CompetitionInvitation: {
            links: components["schemas"]["InvitationLink"][];
            only_here: boolean;
        };
        /** CompetitionList */
        CompetitionList: {
            competitions: components["schemas"]["CompetitionSummary"][];
            cursor?: string | null;
        };
        /** CompetitionSummary */
        CompetitionSummary: {
            id: string;
            title: string;
            game: string;
            /** @enum {string} */
            format: "round-robin" | "swiss" | "knock-out";
            size: number;
            /** @enum {string} */
            status: "open" | "running" | "over" | "closed";
            created: number;
            entrants: number;
            most: number;
            round: number;
            clock: components["schemas"]["ClockPlan"];
        };
        /** CourseInfo */
        CourseInfo: {
            game: string;
            lessons: components["schemas"]["LessonInfo"][];
        };
        /** CurveNow */
        CurveNow: {
            done: number;
            /** @default 0 */
            playouts?: number;
            points?: components["schemas"]["Point"][];
            luck?: components["schemas"]["Luck"][];
            judged?: components["schemas"]["Judged"][] | null;
        };
        /** DailyInfo */
        DailyInfo: {
            game: string;
            exercise: string;
            theme: components["schemas"]["Bilingual"];
            difficulty: number;
        };
        /** DraftChange */
        DraftChange: {
            key: string;
            title: string;
            label: string;
            before: string;
            after: string;
        };
        /** DraftFault */
        DraftFault: {
            key: string;
            also: string[];
            line: string;
        };
        /** Drawing */
        Drawing: {
            hidden: string[];
            stacks: string[];
            map: {
                [key: string]: unknown;
            } | null;
        };
        /** DuplicateEntry */
        DuplicateEntry: {
            duplicate: string;
            number: number;
            token: string;
        };
        /** DuplicateInfo */
        DuplicateInfo: {
            duplicate: string;
            title: string;
            game: string;
            preset: string | null;
            options: {
                [key: string]: unknown;
            };
            edition: string;
            seats: components["schemas"]["SetSeat"][];
            people: number;
            most: number;
            clock: components["schemas"]["ClockPlan"];
            lang: string;
            /** @enum {string} */
            status: "open" | "agreeing" | "running" | "over";
            created: number;
            entrants: string[];
            gives_nonce: boolean[];
            commitment: {
                [key: string]: unknown;
            };
            agreement: components["schemas"]["AgreementInfo"] | null;
            tables: components["schemas"]["SetTable"][];
            ended: number;
            mine: number | null;
            my_table: string | null;
            my_seat: number | null;
            comparison: components["schemas"]["ComparedSeat"][] | null;
        };
        /** DuplicateOpened */
        DuplicateOpened: {
            duplicate: string;
            host: string;
        };
        /** EditionDraft */
        EditionDraft: {
            faults: components["schemas"]["DraftFault"][];
            changes: components["schemas"]["DraftChange"][];
            confirmed: number;
            text: string;
        };
        /** EditionEffect */
        EditionEffect: {
            games: number;
            bot: string;
            rounds: components["schemas"]["Compared"];
            decisions: components["schemas"]["Compared"];
            wins: components["schemas"]["SeatWins"][];
            uses: number;
            cards: components["schemas"]["CardUse"][];
        };
        /** EditionFaults */
        EditionFaults: {
            faults: string[];
        };
        /** EditionText */
        EditionText: {
            name: string;
            text: string;
        };
        /** EnterDuplicate */
        EnterDuplicate: {
            name: string;
            /** @default false */
            gives_nonce?: boolean;
        };
        /** EntrantInfo */
        EntrantInfo: {
            number: number;
            name: string;
            bot: string | null;
            strength: number | null;
            left: boolean;
        };
        /** EntrantStanding */
        EntrantStanding: {
            entrant: number;
            rank: number;
            points: number;
            opposition: number;
            beaten: number;
            wins: number;
            played: number;
            forfeits: number;
        };
        /** Example */
        Example: {
            lesson: string;
            step: number;
        };
        /** ExerciseInfo */
        ExerciseInfo: {
            id: string;
            /** @enum {string} */
            question: "best" | "odds" | "battle";
            theme: string;
            difficulty: number;
        };
        /** ExerciseShown */
        ExerciseShown: {
            id: string;
            game: string;
            /** @enum {string} */
            question: "best" | "odds" | "battle";
            theme: components["schemas"]["Bilingual"];
            difficulty: number;
            clauses: string[];
            seat: number;
            players: string[];
            options: {
                [key: string]: string | number | boolean | string[];
            };
            moment: components["schemas"]["Moment"];
            answers: components["schemas"]["GradedAnswer"][];
            playouts: number;
            source: string;
        };
        /** Export */
        Export: {
            exported: number;
            name: string;
            email: string | null;
            created: number;
            preferences: {
                [key: string]: unknown;
            };
            has_password: boolean;
            passkeys: components["schemas"]["ExportedPasskey"][];
            recovery_codes_left: number;
            sessions_expire: number[];
            ratings: components["schemas"]["Standing"][];
            record: components["schemas"]["Record"];
            results: components["schemas"]["GameResult"][];
            lessons: {
                [key: string]: unknown;
            }[];
            tables: components["schemas"]["ExportedTable"][];
            chat: components["schemas"]["ExportedLine"][];
            people: components["schemas"]["ExportedRelation"][];
            reports: components["schemas"]["ExportedReport"][];
            competitions: components["schemas"]["ExportedCompetition"][];
            clubs: components["schemas"]["Membership"][];
        };
        /** ExportedCompetition */
        ExportedCompetition: {
            id: string;
            title: string;
            organises: boolean;
            status: string;
            created: number;
        };
        /** ExportedLine */
        ExportedLine: {
            table: string;
            at: number;
            text: string;
            to: number[] | null;
        };
        /** ExportedPasskey */
        ExportedPasskey: {
            label: string;
            created: number;
            used: number;
        };
        /** ExportedRelation */
        ExportedRelation: {
            name: string;
            relation: string;
            since: number;
        };
        /** ExportedReport */
        ExportedReport: {
            at: number;
            table: string;
            name: string;
            reason: string;
            text: string;
            resolved: number | null;
        };
        /** ExportedTable */
        ExportedTable: {
            table: string;
            game: string;
            title: string;
            status: string;
            created: number;
            seats: number[];
        };
        /** FaceParts */
        FaceParts: {
            /** @enum {string} */
            skin: "fair" | "rose" | "olive" | "tan" | "brown" | "dark";
            /** @enum {string} */
            hair: "bald" | "short" | "curls" | "wavy" | "bun" | "tied" | "long" | "loose";
            /** @enum {string} */
            tint: "black" | "brown" | "red" | "sand" | "grey" | "white";
            /** @enum {string} */
            hat: "none" | "cap" | "sun" | "bonnet" | "flying" | "band";
            /** @enum {string} */
            glasses: "none" | "round" | "square" | "half";
            /** @enum {string} */
            beard: "none" | "short" | "full" | "long" | "moustache";
            /** @enum {string} */
            collar: "shirt" | "coat" | "scarf" | "jacket" | "cloak" | "ruff" | "cravat";
            /** @enum {string} */
            brows: "flat" | "raised" | "bushy";
            /** @enum {string} */
            keepsake: "none" | "coin" | "walking-stick" | "propeller" | "notebook" | "ship" | "logbook" | "dividers" | "leaf" | "star" | "sextant";
        };
        /** FasterRules */
        FasterRules: {
            state: components["schemas"]["FasterRulesState"];
        };
        /**
         * FasterRulesState
         * @description `none`: there is nothing to wait for. `coming`: ask again. `ready`: a restart runs compiled rules.
         * @enum {string}
         */
        FasterRulesState: "none" | "coming" | "ready";
        /** FeedLinks */
        FeedLinks: {
            deadlines: string;
            turns: string;
        };
        /** GameInfo */
        GameInfo: {
            name: string;
            title: {
                [key: string]: string;
            };
            about: {
                [key: string]: string;
            };
            seats: number[];
            options: components["schemas"]["OptionInfo"][];
            presets: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            bots: string[];
            strengths: number[];
            questions: string[];
            dice: boolean;
            minutes?: [
                number,
                number
            ] | null;
            weight?: number | null;
            /** @default false */
            first?: boolean;
            /** @default  */
            guided?: string;
            guided_orders?: {
                [key: string]: string;
            };
            /** @default  */
            guided_until?: string;
        };
        /** GamePlayed */
        GamePlayed: {
            game: string;
            played: number;
            won: number;
            played_bots: number;
            won_bots: number;
        };
        /** GameResult */
        GameResult: {
            table: string;
            game: string;
            title: string;
            pace: string;
            ended: number;
            kept: boolean;
            half: number | null;
            seats: components["schemas"]["SeatResult"][];
        };
        /** GiveNonce */
        GiveNonce: {
            token: string;
            hash?: string | null;
            nonce?: string | null;
        };
        /**
         * Grade
         * @description What a loss is called.
         * @enum {string}
         */
        Grade: "excellent" | "good" | "fair" | "missed";
        /** GradedAnswer */
        GradedAnswer: {
            say: string;
            chance: number;
            interval: [
                number,
                number
            ];
            loss: number;
            grade: components["schemas"]["Grade"];
            reasons: components["schemas"]["Bilingual"][];
        };
        /** HandOver */
        HandOver: {
            links: components["schemas"]["InvitationLink"][];
            seconds: number;
            only_here: boolean;
        };
        /** Health */
        Health: {
            ok: boolean;
            node: string;
            tables: number;
            bus: boolean;
            error?: string | null;
        };
        /** History */
        History: {
            games: components["schemas"]["GameResult"][];
            before: number | null;
            found?: number | null;
            won?: number | null;
        };
        /** HostInfo */
        HostInfo: {
            name: string;
            seat: number | null;
            away_since?: number | null;
            passes_at?: number | null;
            before?: string | null;
            /** @default false */
            before_left?: boolean;
        };
        /** Invitation */
        Invitation: {
            links: components["schemas"]["InvitationLink"][];
            code: string;
            only_here: boolean;
            can_open: boolean;
        };
        /** InvitationLink */
        InvitationLink: {
            url: string;
            qr: string[];
        };
        /** Join */
        Join: {
            name: string;
            host?: string | null;
            seat?: number | null;
            /** @default false */
            gives_nonce?: boolean;
            before?: string[];
            /** @default false */
            guided?: boolean;
        };
        /** JoinCode */
        JoinCode: {
            code: string;
        };
        /** JoinedTable */
        JoinedTable: {
            table: string;
        };
        /** JournalOpened */
        JournalOpened: {
            table: string;
        };
        /** JournalText */
        JournalText: {
            name: string;
            text: string;
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
        };
        /** Judged */
        Judged: {
            seat: number;
            answers: number;
            good: number;
        };
        /** KeyEvent */
        KeyEvent: {
            number: number;
            fact: unknown;
        };
        /** KnownValue */
        KnownValue: {
            value: string;
            label: string;
        };
        /** Ladder */
        Ladder: {
            game: string;
            ladder: components["schemas"]["Standing"][];
        };
        /** LanguageInfo */
        LanguageInfo: {
            code: string;
            name: string;
            locale: string;
        };
        /** LanguageTexts */
        LanguageTexts: {
            code: string;
            name: string;
            locale: string;
            rooms: {
                [key: string]: string;
            };
        };
        /** Learned */
        Learned: {
            lessons?: {
                [key: string]: components["schemas"]["LessonProgress"];
            };
        };
        /** Leave */
        Leave: {
            token: string;
        };
        /** LeaveDuplicate */
        LeaveDuplicate: {
            token: string;
        };
        /** LessonInfo */
        LessonInfo: {
            id: string;
            version: number;
            name: components["schemas"]["Bilingual"];
            goal: components["schemas"]["Bilingual"];
            minutes: number;
            needs: string[];
            stage: number | null;
            first_game: boolean;
            steps: number;
            answers: number;
            quizzes: number;
            practice: boolean;
            kinds: string[];
            since: number[];
        };
        /** LessonProgress */
        LessonProgress: {
            version: number;
            step: number;
            /** @default false */
            done?: boolean;
        };
        /** Link */
        Link: {
            token: string;
        };
        /** LostPushDevice */
        LostPushDevice: {
            device: string;
            at: number;
        };
        /** Luck */
        Luck: {
            seat: number;
            luck: number;
            skill: number;
            others: number;
        };
        /** Member */
        Member: {
            person: string;
            name: string;
            joined: number;
            mine: boolean;
        };
        /** Membership */
        Membership: {
            club: string;
            name: string;
            joined: number;
            chat: [
                number,
                string
            ][];
        };
        /** MergedAnswers */
        MergedAnswers: {
            answers: components["schemas"]["Answers"];
            taken: number;
            disagreements: components["schemas"]["OwnersDisagreement"][];
        };
        /** MessengerInfo */
        MessengerInfo: {
            url: string;
            shape: string;
            topics: string[];
            secret?: string | null;
        };
        /** MessengerWish */
        MessengerWish: {
            /** @default  */
            url?: string;
            /**
             * @default
             * @enum {string}
             */
            shape?: "" | "discord" | "slack" | "telegram" | "matrix" | "ntfy";
            topics?: components["schemas"]["NoticeTopic"][];
        };
        /** Moment */
        Moment: {
            number: number;
            actor: string | null;
            action: string | null;
            first: number;
            facts: unknown[];
            rolls: components["schemas"]["Rolled"][];
            asked: string[];
            question: components["schemas"]["Asked"] | null;
            round: number;
            over: boolean;
            whole: boolean;
            view: {
                [key: string]: unknown;
            };
            log?: unknown[];
            log_rolls?: components["schemas"]["Rolled"][];
        };
        /** MySeat */
        MySeat: {
            seat: number;
            name: string;
            asked: boolean;
            /** @default  */
            question?: string;
            deadline?: number | null;
        };
        /** MyTable */
        MyTable: {
            table: string;
            game: string;
            title: string;
            status: string;
            created: number;
            seats: components["schemas"]["MySeat"][];
        };
        /** MyTables */
        MyTables: {
            tables: components["schemas"]["MyTable"][];
            cursor: string | null;
        };
        /** MyWays */
        MyWays: {
            email: boolean;
            password: boolean;
            passkeys: components["schemas"]["PasskeyInfo"][];
            recovery: number;
        };
        /** NameAndPassword */
        NameAndPassword: {
            name: string;
            password: string;
        };
        /** NewAddress */
        NewAddress: {
            email: string;
        };
        /** NewClub */
        NewClub: {
            name: string;
        };
        /** NewCompetition */
        NewCompetition: {
            title: string;
            /** @default  */
            note?: string;
            /** @enum {string} */
            format: "round-robin" | "swiss" | "knock-out";
            /** @default 2 */
            size?: number;
            /** @default 0 */
            rounds?: number;
            /** @default 32 */
            most?: number;
            /** @default 0 */
            break_minutes?: number;
            game: string;
            preset?: string | null;
            options?: {
                [key: string]: unknown;
            };
            overlay?: {
                [key: string]: unknown;
            } | null;
            /** @default day */
            clock?: string | {
                [key: string]: unknown;
            };
            /**
             * @default public
             * @enum {string}
             */
            watch?: "nobody" | "public" | "open-hands";
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
        };
        /** NewDuplicate */
        NewDuplicate: {
            /** @default  */
            title?: string;
            game: string;
            preset?: string | null;
            options?: {
                [key: string]: unknown;
            };
            overlay?: {
                [key: string]: unknown;
            } | null;
            seats: components["schemas"]["SeatWish"][];
            /** @default 16 */
            most?: number;
            /** @default day */
            clock?: string | {
                [key: string]: unknown;
            };
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
        };
        /** NewName */
        NewName: {
            name: string;
            /** @default  */
            invitation?: string;
        };
        /** NewPasskey */
        NewPasskey: {
            token: string;
            credential: {
                [key: string]: unknown;
            };
            /** @default  */
            label?: string;
        };
        /** NewPassword */
        NewPassword: {
            password: string;
            /** @default  */
            current?: string;
        };
        /** NewProfile */
        NewProfile: {
            name: string;
            password?: string | null;
            passkey?: components["schemas"]["PasskeyAnswer"] | null;
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
            /** @default  */
            invitation?: string;
        };
        /** NewRelation */
        NewRelation: {
            table: string;
            seat: number;
            /** @enum {string} */
            relation: "mute" | "block";
        };
        /** NewReport */
        NewReport: {
            /** @enum {string} */
            reason: "abuse" | "name" | "cheating" | "spam" | "other";
            seat?: number | null;
            line?: number | null;
            /** @default  */
            text?: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            seats: components["schemas"]["SeatWish"][];
            preset?: string | null;
            options?: {
                [key: string]: unknown;
            };
            overlay?: {
                [key: string]: unknown;
            } | null;
            /** @default  */
            title?: string;
            /** @default  */
            note?: string;
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
            clock?: string | {
                [key: string]: unknown;
            } | null;
            /**
             * @default link
             * @enum {string}
             */
            join?: "anyone" | "link";
            /**
             * @default public
             * @enum {string}
             */
            watch?: "nobody" | "public" | "open-hands";
            /** @default 900 */
            delay?: number;
            /**
             * @default players
             * @enum {string}
             */
            chat?: "everybody" | "players" | "among-players" | "off";
            /** @default true */
            whispers?: boolean;
            /** @default true */
            take_backs?: boolean;
            /** @default true */
            hints?: boolean;
            /** @default false */
            rated?: boolean;
            /**
             * @default chosen
             * @enum {string}
             */
            order?: "chosen" | "drawn";
            /**
             * @default server
             * @enum {string}
             */
            dice?: "server" | "declared";
            /** @default false */
            start?: boolean;
            answer_for_me?: boolean | null;
        };
        /**
         * NoticeTopic
         * @description What a person can switch on or off.
         * @enum {string}
         */
        NoticeTopic: "turn" | "offer" | "chat" | "end";
        /** Opened */
        Opened: {
            table: string;
            host: string;
            seats: components["schemas"]["Seated"][];
        };
        /** Opener */
        Opener: {
            weight: number;
            run?: string | null;
            /** @default false */
            heading?: boolean;
            /** @default false */
            interaction?: boolean;
            gathers?: string | null;
        };
        /** Opening */
        Opening: {
            decisions: string[];
            played: number;
            won: number;
        };
        /** Openings */
        Openings: {
            game: string;
            openings: components["schemas"]["Opening"][];
        };
        /** OptionInfo */
        OptionInfo: {
            name: string;
            default: unknown;
            values: string;
            clauses: string[];
        };
        /** OwnerPage */
        OwnerPage: {
            /** @enum {string} */
            part: "first" | "words" | "known";
            section: string;
            thing: string;
            title: string;
            spot: string;
            data: components["schemas"]["AskedDatum"][];
        };
        /** OwnerPages */
        OwnerPages: {
            pages: components["schemas"]["OwnerPage"][];
            sections: {
                [key: string]: components["schemas"]["OwnerSection"];
            };
            choices: {
                [key: string]: components["schemas"]["KnownValue"][];
            };
            marks: {
                [key: string]: string;
            };
            sure: string;
            none: string;
            view: {
                [key: string]: unknown;
            };
            seats: number;
            options: {
                [key: string]: unknown;
            };
        };
        /** OwnerSection */
        OwnerSection: {
            title: string;
            where: string;
        };
        /** OwnersDisagreement */
        OwnersDisagreement: {
            key: string;
            title: string;
            label: string;
            mine: string;
            theirs: string;
        };
        /** PasskeyAnswer */
        PasskeyAnswer: {
            token: string;
            credential: {
                [key: string]: unknown;
            };
        };
        /** PasskeyChallenge */
        PasskeyChallenge: {
            token: string;
            options: {
                [key: string]: unknown;
            };
        };
        /** PasskeyInfo */
        PasskeyInfo: {
            id: string;
            label: string;
            created: number;
            used: number;
        };
        /** PasskeyLabel */
        PasskeyLabel: {
            /** @default  */
            label?: string;
        };
        /** People */
        People: {
            people: components["schemas"]["Person"][];
        };
        /** Person */
        Person: {
            person: string;
            name: string;
            /** @enum {string} */
            relation: "mute" | "block";
            since: number;
            seats: number[];
        };
        /** Picture */
        Picture: {
            fact: number;
            view: {
                [key: string]: unknown;
            };
        };
        /** PlayExercise */
        PlayExercise: {
            /** @default  */
            name?: string;
            /** @default false */
            gives_nonce?: boolean;
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
        };
        /** Point */
        Point: {
            number: number;
            chances: number[];
        };
        /** PracticeInfo */
        PracticeInfo: {
            game: string;
            themes: components["schemas"]["ThemeInfo"][];
            exercises: components["schemas"]["ExerciseInfo"][];
        };
        /** PushDevice */
        PushDevice: {
            id: string;
            device: string;
            quiet: string;
            topics: string[];
        };
        /** PushDevices */
        PushDevices: {
            devices: components["schemas"]["PushDevice"][];
            lost: components["schemas"]["LostPushDevice"][];
        };
        /** PushKey */
        PushKey: {
            key: string;
        };
        /** QuizAgain */
        QuizAgain: {
            text: components["schemas"]["Bilingual"];
            answers: components["schemas"]["QuizAnswerAgain"][];
        };
        /** QuizAnswerAgain */
        QuizAnswerAgain: {
            text: components["schemas"]["Bilingual"];
            why: components["schemas"]["Bilingual"];
            right: boolean;
        };
        /** RatedSeat */
        RatedSeat: {
            seat: number;
            before: number;
            after: number;
        };
        /** Ready */
        Ready: {
            token: string;
            /** @default true */
            ready?: boolean;
        };
        /** Record */
        Record: {
            games: components["schemas"]["GamePlayed"][];
            characters: components["schemas"]["CharacterMet"][];
        };
        /** RecoveryCode */
        RecoveryCode: {
            code: string;
        };
        /** RecoveryCodes */
        RecoveryCodes: {
            codes: string[];
        };
        /** Rematch */
        Rematch: {
            token: string;
            /** @default false */
            gives_nonce?: boolean;
        };
        /** Reported */
        Reported: {
            report: string;
        };
        /** Reseat */
        Reseat: {
            host: string;
            seat: number;
            /** @enum {string} */
            kind: "open" | "bot";
            bot?: string | null;
            character?: string | null;
        };
        /** Retention */
        Retention: {
            /** @default 0 */
            finished?: number;
            /** @default 30 */
            unstarted?: number;
            /** @default 365 */
            abandoned?: number;
            /** @default 90 */
            notices?: number;
            /** @default 180 */
            reports?: number;
            /** @default 365 */
            audit?: number;
        };
        /** Rolled */
        Rolled: {
            at: number;
            roll: number;
            said?: string | null;
        };
        /** RoomChat */
        RoomChat: {
            lines: components["schemas"]["ChatLine"][];
        };
        /** RoomLine */
        RoomLine: {
            token: string;
            text: string;
        };
        /** RoundInfo */
        RoundInfo: {
            number: number;
            tables: components["schemas"]["TableInRound"][];
        };
        /** Rulebook */
        Rulebook: {
            chapters: {
                [key: string]: components["schemas"]["Bilingual"];
            };
            clauses: {
                [key: string]: components["schemas"]["Clause"];
            };
            rulings: {
                [key: string]: components["schemas"]["Ruling"];
            };
        };
        /** Ruling */
        Ruling: {
            clause: string;
            question: components["schemas"]["Bilingual"];
            ruling: components["schemas"]["Bilingual"];
            reason: components["schemas"]["Bilingual"];
            /** @default  */
            option?: string;
        };
        /** SeatInRound */
        SeatInRound: {
            entrant: number;
            place?: number | null;
            points?: number | null;
            /** @default false */
            forfeit?: boolean;
        };
        /** SeatInfo */
        SeatInfo: {
            kind: string;
            name: string;
            bot: string | null;
            strength?: number | null;
            /** @default false */
            ready?: boolean;
            /** @default false */
            host?: boolean;
            nonce_by: string;
        };
        /** SeatRate */
        SeatRate: {
            wins: number;
            rate: number;
            interval: [
                number,
                number
            ];
        };
        /** SeatResult */
        SeatResult: {
            name: string;
            bot: boolean;
            place: number;
            mine: boolean;
        };
        /** SeatTokens */
        SeatTokens: {
            tokens: string[];
        };
        /** SeatWins */
        SeatWins: {
            a: components["schemas"]["SeatRate"];
            b: components["schemas"]["SeatRate"];
        };
        /** SeatWish */
        SeatWish: {
            /**
             * @default open
             * @enum {string}
             */
            kind?: "open" | "me" | "bot";
            /** @default  */
            name?: string;
            bot?: string | null;
            character?: string | null;
            /** @default false */
            gives_nonce?: boolean;
        };
        /** SeatWished */
        SeatWished: {
            mail: string;
            confirmed: boolean;
            webhook: string;
            webhook_secret: string | null;
            lang: string;
            zone: string;
            quiet: string;
        };
        /** SeatWishes */
        SeatWishes: {
            /** @default  */
            mail?: string;
            /** @default  */
            webhook?: string;
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
            /** @default UTC */
            zone?: string;
            /** @default  */
            quiet?: string;
        };
        /** Seated */
        Seated: {
            table: string;
            seat: number;
            token: string;
        };
        /** Section */
        Section: {
            name: string;
            title: string;
            lines: string[];
            /** @default true */
            opening?: boolean;
            about?: number[];
        };
        /** Sent */
        Sent: {
            /** @default 30 */
            minutes?: number;
        };
        /** Session */
        Session: {
            session: string;
            account: components["schemas"]["AccountInfo"];
            recovery?: string[];
        };
        /** SetSeat */
        SetSeat: {
            bot: string | null;
            name: string;
        };
        /** SetTable */
        SetTable: {
            number: number;
            table: string;
            entrants: number[];
        };
        /** ShownAids */
        ShownAids: {
            card: components["schemas"]["ShownCardSection"][];
            glossary: components["schemas"]["ShownTerm"][];
            faq: components["schemas"]["ShownTopic"][];
            tips: components["schemas"]["ShownTip"][];
            background: string[];
        };
        /** ShownAnswer */
        ShownAnswer: {
            question: string;
            answer: string;
            reason: string;
            ruling: string;
            clause: string;
            option: string;
        };
        /** ShownCardSection */
        ShownCardSection: {
            title: string;
            text: string;
            items: string[];
            numbered: boolean;
            turn: boolean;
            columns: string[];
            rows: string[][];
            clauses: string[];
        };
        /** ShownTerm */
        ShownTerm: {
            term: string;
            text: string;
            clauses: string[];
            facts?: string[];
        };
        /** ShownTip */
        ShownTip: {
            text: string;
            clauses: string[];
        };
        /** ShownTopic */
        ShownTopic: {
            title: string;
            answers: components["schemas"]["ShownAnswer"][];
        };
        /** SignIn */
        SignIn: {
            email: string;
            /** @default  */
            name?: string;
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
        };
        /** SignInLink */
        SignInLink: {
            token: string;
            /** @default  */
            invitation?: string;
        };
        /** SignInWays */
        SignInWays: {
            /** @enum {string} */
            registration: "open" | "invited" | "closed";
            mail: boolean;
        };
        /** Staging */
        Staging: {
            millis: number[];
            openers: {
                [key: string]: components["schemas"]["Opener"];
            };
        };
        /** Standing */
        Standing: {
            game: string;
            name: string;
            rating: number;
            plus_minus: number;
            cautious: number;
            games: number;
        };
        /** StartDuplicate */
        StartDuplicate: {
            host: string;
        };
        /** StartTable */
        StartTable: {
            host: string;
            fill?: string | null;
        };
        /** Stored */
        Stored: {
            retention: components["schemas"]["Retention"];
            lesson_days: number;
            journal_days: number;
            session_days: number;
            /** @enum {string} */
            registration: "open" | "invited" | "closed";
            mail: boolean;
            webhooks: boolean;
            push: boolean;
        };
        /** Subscription */
        Subscription: {
            /** @default  */
            endpoint?: string;
            /** @default  */
            p256dh?: string;
            /** @default  */
            auth?: string;
            /** @default  */
            device?: string;
            /**
             * @default en
             * @enum {string}
             */
            lang?: string;
            /** @default UTC */
            zone?: string;
            /** @default  */
            quiet?: string;
            topics?: components["schemas"]["NoticeTopic"][];
        };
        /** TableInRound */
        TableInRound: {
            table: string | null;
            over: boolean;
            seats: components["schemas"]["SeatInRound"][];
        };
        /** TableInfo */
        TableInfo: {
            table: string;
            game: string;
            title: string;
            /** @default  */
            note?: string;
            status: string;
            created: number;
            seats: components["schemas"]["SeatInfo"][];
            options: {
                [key: string]: unknown;
            };
            edition: string;
            lang: string;
            clock: components["schemas"]["ClockPlan"];
            join: string;
            watch: string;
            delay: number;
            chat: string;
            whispers: boolean;
            take_backs: boolean;
            hints: boolean;
            rated: boolean;
            order: string;
            start: boolean;
            /** @default server */
            dice?: string;
            commitment: {
                [key: string]: unknown;
            };
            agreement?: components["schemas"]["AgreementInfo"] | null;
            rematch?: string | null;
            /** @default false */
            practice?: boolean;
            /** @default true */
            answer_for_me?: boolean;
            duplicate?: string | null;
            host?: components["schemas"]["HostInfo"] | null;
        };
        /** TableList */
        TableList: {
            tables: components["schemas"]["TableInfo"][];
            cursor?: string | null;
        };
        /** Texts */
        Texts: {
            messages: string[];
            ids: {
                [key: string]: string[];
            };
            titles: {
                [key: string]: string[];
            };
            actions: {
                [key: string]: string[];
            };
            rows: {
                [key: string]: string[];
            };
            staging: components["schemas"]["Staging"];
        };
        /** ThemeInfo */
        ThemeInfo: {
            id: string;
            name: components["schemas"]["Bilingual"];
        };
        /** Timeline */
        Timeline: {
            entries: number;
            actors: number[];
            rounds: number[];
            turns: components["schemas"]["Turn"][];
            events: components["schemas"]["KeyEvent"][];
            scores?: number[];
            places?: number[];
            sources?: {
                [key: string]: number;
            }[];
            by_round?: number[][];
            /** @default 0 */
            seconds?: number;
        };
        /** Today */
        Today: {
            day: string;
            exercises: components["schemas"]["DailyInfo"][];
        };
        /** Turn */
        Turn: {
            number: number;
            seat: number;
            round: number;
        };
        /** TurnNow */
        TurnNow: {
            table: string;
            status: string;
            waits_for: string[];
            mine: boolean;
            deadline: number | null;
        };
        /** TurnsNow */
        TurnsNow: {
            tables: components["schemas"]["TurnNow"][];
        };
        /** TwoOwners */
        TwoOwners: {
            answers: components["schemas"]["Answers"];
            file: components["schemas"]["EditionText"];
        };
        /** WaitingReports */
        WaitingReports: {
            operator: boolean;
            open: number;
        };
        /** WatchPass */
        WatchPass: {
            watch: string;
            expires: number;
        };
        /**
         * Problem
         * @description Why a request was refused, in one line and in the caller's language.
         */
        Problem: {
            error: string;
        };
    };
    responses: {
        /** @description The body is not JSON */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid session or token */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but not allowed; or a change requested by a page of another site */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or not visible to this request */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body did not arrive in time */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request conflicts with the current state; load it again */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The content of the request is not valid */
        Unusable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; `Retry-After` says when to try again */
        TooMany: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An error of the server */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot do this now; `Retry-After` says when to try again */
        Unavailable: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    HealthLiveLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alive"];
                };
            };
            500: components["responses"]["Fault"];
        };
    };
    HealthReadyReadyForWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["Fault"];
            /** @description Not ready; `error` says why */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    HealthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["Fault"];
            /** @description Not ready; `error` says why */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    MetricsMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["Fault"];
        };
    };
    ApiSchemaSocketSocketSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSchemaAsyncapiJsonAsyncapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiFasterRulesFasterRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FasterRules"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesListGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCharactersListCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterInfo"][];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClocksListClocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["ClockPlan"];
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiLanguagesListLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageInfo"][];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiLanguagesLanguageTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageTexts"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesTextsLangTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Texts"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesEditionEdition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesRulesRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rulebook"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesDrawingDrawing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drawing"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesAidsLangPlayerAids: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownAids"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesExamplesExamples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Example"];
                    };
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiLessonsListLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseInfo"][];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiLessonsGameBeginLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lesson: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginLesson"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiLessonsGameQuizStepLessonQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lesson: string;
                step: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAgain"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeLessonsMyLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learned"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeLessonsKeepLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Learned"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Learned"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiPracticeListExercises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeInfo"][];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiPracticeTodayDailyExercises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Today"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiPracticeGameExerciseShowExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                exercise: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseShown"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiPracticeGameExercisePlayOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                exercise: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayExercise"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiPracticeGameExercisePortraitLangExercisePortrait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                exercise: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"][];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesListTables: {
        parameters: {
            query?: {
                status?: "open" | "running" | "over";
                game?: string | null;
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableList"];
                };
            };
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesOpenTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesTableInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesTextsLangTableTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Texts"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesEditionTableEdition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesAidsLangTableAids: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownAids"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesJoinJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatsReseat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reseat"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesReadyReady: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ready"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesLeaveLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesChatRoomChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomChat"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesChatSay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomLine"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomChat"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesStartStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTable"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesNonceNonce: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveNonce"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesRematchRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rematch"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesCloneClone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Clone"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesPassPassForLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchPass"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesInvitationInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsInvitationCompetitionInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInvitation"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesInvitationOpenOpenToNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiJoinCodesUseJoinCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinCode"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedTable"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesReportReport: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesReportHtmlReportPage: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesJournalJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesMomentsNumberMoment: {
        parameters: {
            query?: {
                seat?: number | null;
                eyes?: "all" | null;
                log?: number;
            };
            header?: never;
            path: {
                table: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesMomentsMoments: {
        parameters: {
            query: {
                first: number;
                count?: number;
                seat?: number | null;
                eyes?: "all" | null;
                log?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"][];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesMomentsNumberQueriesMomentQueries: {
        parameters: {
            query: {
                name: string[];
                seat?: number | null;
                eyes?: "all" | null;
            };
            header?: never;
            path: {
                table: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesMomentsNumberPortraitLangMomentPortrait: {
        parameters: {
            query?: {
                seat?: number | null;
                eyes?: "all" | null;
            };
            header?: never;
            path: {
                table: string;
                number: number;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"][];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesPicturesPictures: {
        parameters: {
            query?: {
                fact?: number[] | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesTimelineTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesEditionCheckCheckEdition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionText"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionFaults"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesEditionPagesLangOwnerPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON, compressed if the client accepts it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerPages"];
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesEditionDraftLangDraftEdition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answers"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionDraft"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesEditionMergeLangMergeEditions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoOwners"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedAnswers"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesEditionEffectLangEditionEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answers"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionEffect"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiJournalsOpenJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalText"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalOpened"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTurnsTurns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatTokens"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnsNow"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    MailTurnTokenShowTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not found, or not visible to this request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    MailTurnTokenPlayTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description Not found, or not visible to this request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesCurveCurve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurveNow"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSignInWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSignInAsk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Request accepted, processing continues off-line */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSessionBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLink"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSessionEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSessionsEndAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Changes"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeSeatsAdopt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Link"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Adopted"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeTablesMyTables: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTables"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiProfilesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProfile"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiProfilesPasskeyNewProfileChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSessionPasswordWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAndPassword"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSessionRecoveryWithRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryCode"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSessionPasskeyChallengePasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiSessionPasskeyWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeSignInMyWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWays"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePasswordSetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWays"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePasskeysChallengePasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePasskeysAddPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWays"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePasskeysLabelPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLabel"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWays"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePasskeysRemovePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWays"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeRecoveryRenewRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeHandOverHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeResultsMyResults: {
        parameters: {
            query?: {
                limit?: number;
                before?: number | null;
                since?: number | null;
                game?: string | null;
                result?: "won" | "lost" | null;
                against?: "people" | "characters" | null;
                pace?: "live" | "letters" | null;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeOpeningsMyOpenings: {
        parameters: {
            query?: {
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Openings"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeRecordMyRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeExportExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeEmailAskAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description Request accepted, processing continues off-line */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAsked"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    MailAddressTokenAskConfirmAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not found, or not visible to this request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    MailAddressTokenConfirmAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description Not found, or not visible to this request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatWishesWishes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatWished"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatWishesWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatWishes"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatWished"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    MailUnsubscribeTokenAskUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not found, or not visible to this request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    MailUnsubscribeTokenUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description Not found, or not visible to this request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    MailConfirmTokenAskConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not found, or not visible to this request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    MailConfirmTokenConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description Not found, or not visible to this request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeMessengerMyMessenger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeMessengerSetMyMessenger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessengerWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatMessengerMessengerOfSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatMessengerSetMessengerOfSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessengerWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessengerInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatChannelChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatChannelSetChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiPushKeyPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePushMyDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevices"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePushPushToMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevices"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePushDeviceNoPushToMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevices"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatPushDevicesOfSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevices"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatPushPushToSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevices"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatPushDeviceNoPushToSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevices"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatFeedSeatFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedLinks"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesSeatFeedRevokeSeatFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeFeedMyFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedLinks"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeFeedRevokeMyFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    FeedsTokenDeadlinesIcsDeadlines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar; charset=utf-8": string;
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    FeedsTokenTurnsAtomTurns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml; charset=utf-8": string;
                };
            };
            /** @description Not changed since the given `ETag` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiGamesRatingsLadder: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ladder"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeRatingsMyRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standing"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesRatingsRatingChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatedSeat"][];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiTablesReportsReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeReportsWaitingReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingReports"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePeoplePeople: {
        parameters: {
            query?: {
                table?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePeopleRelate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRelation"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMePeoplePersonRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiPrivacyPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stored"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsListCompetitions: {
        parameters: {
            query?: {
                status?: "open" | "running" | "over" | "closed";
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionList"];
                };
            };
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompetition"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeCompetitionsMyCompetitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsEntryEnter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsEntryLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsBotsEnterBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotEntry"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsEntrantsNumberRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsStartStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsCloseClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiCompetitionsSeatSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                competition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiMeClubsMyClubs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsFoundClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClub"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsClubInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsChangeClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubChange"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsDissolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsInvitationClubInvitation: {
        parameters: {
            query?: {
                code?: string;
            };
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubSummary"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsInvitationRenewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsMembersJoinClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubCode"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsMembersLeaveClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsMembersPersonRemoveMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsChatClubChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubChat"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsChatSayInClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubSaid"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubChat"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsTablesAddClubTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubTable"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsCompetitionsOpenClubCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompetition"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiClubsLadderClubLadder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubLadder"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiDuplicatesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDuplicate"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateOpened"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiDuplicatesInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateInfo"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiDuplicatesEntryEnter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterDuplicate"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateEntry"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiDuplicatesLeaveLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveDuplicate"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiDuplicatesStartStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDuplicate"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiDuplicatesNonceNonce: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveNonce"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateInfo"];
                };
            };
            400: components["responses"]["NotJson"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApiDuplicatesReportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unusable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
}
