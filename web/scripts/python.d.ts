export function runPython(script: string, ...args: string[]): string;
