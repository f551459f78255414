/** The crumbs that stand for the entries of the menu, above the pages below them. */
export const sectionCrumbs = {
  home: { label: '首页', href: '/index' },
  financial: { label: '金融超市', href: '/financial' },
  zones: { label: '特色专区', href: '/characteristicArea' },
  policies: { label: '政策速递', href: '/policy' },
} as const
