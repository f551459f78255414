import { flag } from '@lqr/contract/kernel/field.ts'
import type { PlainField } from './plain-field.ts'
import type { ReadForm } from './read-form.ts'

interface Item<Code extends string> {
  readonly code: Code
  readonly name: string
}

/** One tick for each of several things of which any number may be chosen; their names begin with `prefix`. */
export const tickFields = (
  prefix: string,
  items: readonly Item<string>[],
  more: Partial<PlainField> = {},
): PlainField[] =>
  items.map(({ code, name }) => ({
    name: `${prefix}${code}`,
    schema: flag(name),
    label: name,
    as: 'tick',
    isOptional: true,
    ...more,
  }))

/** The codes that were ticked, in the order of the list. */
export const tickedOf = <Code extends string>(
  prefix: string,
  items: readonly Item<Code>[],
  { typed: { values } }: Pick<ReadForm, 'typed'>,
): Code[] => items.map(({ code }) => code).filter((code) => values[`${prefix}${code}`])

/** Such a choice as its form begins with it. */
export const tickValues = (prefix: string, codes: readonly string[]): Record<string, string> =>
  Object.fromEntries(codes.map((code) => [`${prefix}${code}`, '1']))
