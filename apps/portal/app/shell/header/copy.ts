/** Words of the header. */
export const copy = {
  serviceHours: '服务时间：',
  home: '首页',
  searchSite: '全站搜索',
  submenuOf: (label: string) => `${label}的下级菜单`,
  mainNavigation: '主导航',
  openMenu: '打开菜单',
  menu: '菜单',
  closeMenu: '关闭菜单',
  loggedOut: '您已退出登录',
  loggedOutHere: '您已在这台设备上退出登录',
  certify: '去企业认证',
  enterManagement: '进入管理后台',
  switchSite: '切换站点',
  currentSite: '当前站点：',
  loadingSites: '正在加载站点…',
  logIn: '登录 / 注册',
} as const
