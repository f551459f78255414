/**
 * Proves that a form was taken apart wholly: `const { name, level, ...rest } = form; allTaken(rest)`. A field that the
 * contract gains and nobody takes stays in `rest`, and then this does not compile; one that is taken and not used is the
 * linter's. `elsewhere` names fields that something else has already looked at.
 */
export function allTaken<Rest extends object, Elsewhere extends keyof Rest = never>(
  _rest: Rest & Record<Exclude<keyof Rest, Elsewhere>, never>,
  ..._elsewhere: Elsewhere[]
): void {}
