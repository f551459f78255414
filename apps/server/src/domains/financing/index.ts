export { needKind } from './need-kind.ts'
