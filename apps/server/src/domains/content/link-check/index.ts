export { brokenLinkCalls } from './broken-link-calls.ts'
export { askOutside, checkLinks } from './check-links.ts'
