export { lapseObjections } from './lapse-objections.ts'
export { canReadObjectionFile } from './objection.access.ts'
export { objectionKind } from './objection-kind.ts'
export { MARKS_OF_ITEM, type MarkRow, shownMarks } from './objection-marks.store.ts'
