/** Texts of the pages on which services of intermediaries are maintained and reviewed. */
export const copy = {
  myTitle: '我的服务',
  myIntro:
    '维护本机构的服务。提交后由平台运营复核，通过后在“中介服务”“企业培育”公开；已公开服务的修改复核通过前，公开的仍是原内容。资质过期的服务自动不再展示。',
  reviewTitle: '中介服务复核',
  reviewIntro:
    '复核中介机构提交的服务：资质、收费和利益冲突写清楚才通过。在平台申请融资不收费，贷款代办、助贷一类的服务不予通过。',
  keyword: '服务名称',
  lapsed: '已过期',
  longTerm: '长期',
  versions: '历史版本',
  versionsOf: (name: string) => `历史版本 ${name}`,
} as const
