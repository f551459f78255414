/** The layers of a regional exchange, by the last letter of a company's code (JR/T 0326-2024). */
export const STOCK_BOARDS = [
  { code: 'F', name: '孵化层' },
  { code: 'G', name: '规范层' },
  { code: 'P', name: '培育层' },
  { code: 'T', name: '纯托管' },
] as const

export type StockBoardCode = (typeof STOCK_BOARDS)[number]['code']
