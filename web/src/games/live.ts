/** An object whose fields are read anew each time, so that whoever reads one depends on that one alone. An object made
 * anew for every change would make everything on a board anew, whatever has changed. */
export function live<Fields extends object>(read: {
  [Name in keyof Fields]-?: () => Fields[Name];
}): Fields {
  const made = {} as Fields;
  for (const name of Object.keys(read) as (keyof Fields)[])
    Object.defineProperty(made, name, { get: read[name], enumerable: true });
  return made;
}
