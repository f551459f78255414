import { dictionary } from '../kernel/dictionary.ts'

export const PRODUCT_CATEGORIES = dictionary('productCategory', [
  { code: 'workingCapital', name: '流动资金贷款' },
  { code: 'fixedAsset', name: '固定资产贷款' },
  { code: 'projectLoan', name: '项目贷款' },
  { code: 'businessLoan', name: '个人经营性贷款' },
  { code: 'agriculturalLoan', name: '涉农贷款' },
  { code: 'billFinance', name: '票据融资' },
  { code: 'tradeFinance', name: '贸易融资' },
  { code: 'supplyChainFinance', name: '供应链融资' },
  { code: 'factoring', name: '保理' },
  { code: 'leasing', name: '融资租赁' },
  { code: 'letterOfGuarantee', name: '保函' },
  { code: 'guaranteeService', name: '融资担保' },
  { code: 'creditInsurance', name: '信用保证保险' },
])

export type ProductCategoryCode = (typeof PRODUCT_CATEGORIES)[number]['code']
