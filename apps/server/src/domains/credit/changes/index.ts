export { dataVersionOf, holdDataVersion, raiseDataVersion } from './data-version.store.ts'
export { type ChangedItem } from './readers.store.ts'
export { itemsChanged } from './notify-readers.ts'
export { withdrawReports } from './withdrawn-reports.store.ts'
