export type { SplitName } from './families.ts'
export { type Cell, FEWEST_COMPANIES, hiddenCells, type Sum } from './hide.rules.ts'
export { readFigures, type ToldFigures, type ToldPart } from './read-public.ts'
export { groupsByArea, inOrder, namedGroups, nodeOfPart, type ToldGroup } from './told-groups.rules.ts'
