/** Texts of the settings of sites. */
export const copy = {
  title: '平台设置',
  intro:
    '全省站点和各地站点页面上的热线、服务时间、单位、备案号和二维码。市县站点没有设置的，用上级站点的；改动经另一人复核后在门户生效。',
  keyword: '站点、热线或地址',
  versions: '历次版本',
  versionsOf: (name: string) => `历次版本：${name}`,
  missing: '全省站点还有项目没有正式设置',
  missingHint: (names: readonly string[]) => `正式上线前请设置：${names.join('、')}。示例数据算作没有设置。`,
  others: '其他设置',
  links: [
    { to: '/dictionaries', label: '字典的名称与顺序' },
    { to: '/sites', label: '各站点的外部网址' },
    { to: '/calendar', label: '节假日日历' },
    { to: '/time-limits', label: '办理时限' },
    { to: '/office/hidden-words', label: '屏蔽词' },
    { to: '/content/links', label: '友情链接' },
    { to: '/content/placements', label: '运营位与图片' },
  ],
} as const
