export { lapseObjections } from './lapse-objections.ts'
export { canReadObjectionFile } from './objection.access.ts'
export { objectionKind } from './objection-kind.ts'
export { marksOf } from './objection-marks.store.ts'
