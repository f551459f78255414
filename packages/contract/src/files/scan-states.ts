/** What the malware check said of a file. */
export const SCAN_STATES = [
  { code: 'waiting', name: '等待检查' },
  { code: 'clean', name: '未发现恶意程序' },
  { code: 'infected', name: '含有恶意程序' },
] as const
export type ScanState = (typeof SCAN_STATES)[number]['code']
