/** Texts of the look-up of companies. */
export const lookUpCopy = {
  title: '企业查询',
  description:
    '按企业名称或统一社会信用代码查询企业的公开基本信息：登记状态、所在地区、所属行业、成立日期和注册资本。',
  lead: '查询企业的公开基本信息。完整的信用信息须经企业授权后由机构查看。',
  placeholder: '请输入企业名称或统一社会信用代码',
  keyword: '关键词',
  found: (total: string) => `共 ${total} 家企业`,
  start: {
    title: '请输入要查询的企业',
    hint: '至少 2 个字，或 18 位统一社会信用代码。',
  },
  back: '返回信用服务大厅',
  refused: { title: '这个关键词无法查询', hint: '请输入 2 到 50 个字，或 18 位统一社会信用代码。' },
  empty: { title: '没有找到企业', hint: '请核对名称或统一社会信用代码，或换一个说法。', action: '重新查询' },
  demonstration: '演示数据',
  labels: {
    code: '统一社会信用代码',
    area: '所在地区',
    industry: '所属行业',
    founded: '成立日期',
    capital: '注册资本',
    source: '来源',
  },
} as const
