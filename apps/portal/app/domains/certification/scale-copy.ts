/** Texts of the scale calculator. */
export const scaleCopy = {
  title: '企业规模自测',
  description:
    '按国家统计局《统计上大中小微型企业划分办法（2017）》，填写行业、从业人员、营业收入和资产总额，逐步算出企业规模。',
  form: '填写企业数据',
  industry: '所属行业',
  choose: '请选择',
  employees: '从业人员',
  notNeeded: '本行业不看这一项',
  calculate: '计算规模',
  clear: '清空',
  errors: {
    industry: '请选择所属行业',
    employees: '从业人员请填写整数',
    amount: (label: string) => `${label}只能输入数字，最多四位小数（精确到元）`,
  },
  result: '测算结果',
  isGrade: (name: string) => `您的企业属于${name}企业`,
  noGrade: '无法划型',
  steps: '计算过程',
  rule: '大型、中型和小型企业须同时满足所列指标的下限，否则下划一档；微型企业只须满足所列指标中的一项。',
  columns: { grade: '判断', indicator: '指标', value: '您的数据', threshold: '下限', passed: '结果' },
  passed: '达到',
  failed: '未达到',
  source:
    '依据：国家统计局《统计上大中小微型企业划分办法（2017）》（国统字〔2017〕213号）。结果供参考，以主管部门认定为准。',
  empty: '填写左侧数据后，这里显示结果和每一步的比较。',
} as const
