const RULE =
  '企业在平台上按放款日期的第一笔融资，是银行（含农村信用社、村镇银行）发放的贷款，且没有机构声明企业此前在平台以外已有贷款。已结清的贷款、小额贷款、保理和融资租赁也算在先；保函、担保和保险不算。由平台按放款记录判定。'

/** How 首贷 is worked out, for the people who see the mark (decision 0026). */
export const FIRST_LOAN_RULE = `首贷：${RULE}`

/** The same beside the figure. */
export const FIRST_LOAN_FIGURE = `首贷户按企业计，一家只计一次：${RULE}`
