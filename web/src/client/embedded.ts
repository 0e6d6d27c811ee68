/** Whether another page shows this one in a frame: then it is the replay of a finished game, and nothing else. */
export const embedded = location.pathname.replace(/\/$/, "") === "/embed";
