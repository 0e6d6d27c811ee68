import { describe, expect, it } from "vitest";
import { RollBook } from "../src/fair/rolls";

describe("rolls", () => {
  it("stand at the line they led to, also if it comes later", () => {
    const book = new RollBook();
    book.note([{ at: 3, roll: 7, said: "die 5" }]);
    expect(book.marked({ number: 2 })).toEqual({ number: 2 });
    book.note([{ at: 3, roll: 8 }]);
    const rolls = [
      { roll: 7, said: "die 5" },
      { roll: 8, said: null },
    ];
    expect(book.marked({ number: 3 })).toEqual({ number: 3, rolls });
    expect(book.marked({ number: 3 })).toEqual({ number: 3 });
  });

  it("are forgotten when they will be told again", () => {
    const book = new RollBook();
    book.note([{ at: 1, roll: 1, said: "die 1" }]);
    book.clear();
    book.note(undefined);
    expect(book.marked({ number: 1 })).toEqual({ number: 1 });
  });
});
