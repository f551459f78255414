import routes from '../../apps/portal/app/routes.ts'
import { routePaths } from '../../apps/portal/app/shell/menu/route-paths.ts'

/** A page of the portal as tests open it: its address, or the page on which the first link to it stands. */
export interface PortalPage {
  readonly path: string
  readonly linkedFrom?: string
  /** A page between the two. */
  readonly through?: string
  /** Instead of the bare path. */
  readonly address?: string
  /** The status a visitor gets who is not signed in. */
  readonly status?: number
}

/** Every page of the portal; a route that is missing here fails the accessibility test. */
export const PORTAL_PAGES: readonly PortalPage[] = [
  { path: '/index' },
  { path: '/financial' },
  { path: '/productDetails', linkedFrom: '/financial' },
  { path: '/orgDetails', linkedFrom: '/financial?tab=orgs' },
  { path: '/loan' },
  { path: '/policy' },
  { path: '/search', address: '/search?keyword=信用贷款' },
  { path: '/authentication', status: 401 },
  { path: '/entScale', address: '/entScale?industry=C&employees=60&revenue=2600&assets=1800' },
  { path: '/characteristicArea' },
  { path: '/financialZone', address: '/financialZone?zone=technology' },
  { path: '/revitalization' },
  { path: '/benefitEnt' },
  { path: '/supplyChain' },
  { path: '/governmentMiningLoan' },
  { path: '/disaster' },
  { path: '/statistics' },
  { path: '/screenView/index' },
  { path: '/screenView/finMechanism' },
  { path: '/screenView/enterpriseInformation' },
  { path: '/screenView/operate' },
  { path: '/screenView/dataCollection' },
  { path: '/projectInfo' },
  { path: '/projectDetails', linkedFrom: '/projectInfo' },
  { path: '/fabricate' },
  { path: '/demand' },
  { path: '/demandDetails', linkedFrom: '/demand' },
  { path: '/equityProjects' },
  { path: '/equityProjectDetails', linkedFrom: '/equityProjects' },
  { path: '/gardenArea' },
  { path: '/entDetail', linkedFrom: '/gardenArea', through: '/gardenArea' },
  { path: '/rosterPublicity' },
  { path: '/fundList' },
  { path: '/stock' },
  { path: '/reportCheck', address: '/reportCheck?number=BG20261124-0000000000' },
  { path: '/companyLookup', address: '/companyLookup?keyword=示例' },
  { path: '/serveHall' },
  { path: '/serveHallDetails', linkedFrom: '/serveHall' },
  {
    path: '/serveHallDetailsJump',
    linkedFrom: '/serveHall?keyword=公共信用信息查询',
    through: '/serveHallDetails',
  },
  { path: '/newsInfo' },
  { path: '/newsDetail', linkedFrom: '/newsInfo' },
  { path: '/contentPreview', address: '/contentPreview?id=1', status: 401 },
  { path: '/questionnairePreview', address: '/questionnairePreview?id=1', status: 401 },
  { path: '/questionnaire', address: '/questionnaire?id=1' },
  { path: '/activityInfo' },
  { path: '/activityDetail', linkedFrom: '/activityInfo' },
  { path: '/activityPreview', address: '/activityPreview?id=1', status: 401 },
  { path: '/helpCenter' },
  { path: '/agency' },
  { path: '/agencyDetails', linkedFrom: '/agency' },
  { path: '/entFoster' },
  { path: '/entFosterDetails', linkedFrom: '/entFoster' },
  { path: '/messageBoard', status: 401 },
  { path: '/policyInfo' },
  { path: '/policyDetail', linkedFrom: '/policyInfo' },
  { path: '/policyPreview', address: '/policyPreview?id=1', status: 401 },
  { path: '/smartPolicy' },
  { path: '/leaseForm' },
  { path: '/houseValuation' },
  { path: '/article' },
  { path: '/articleInfo', linkedFrom: '/article' },
  { path: '/redirectLogin' },
  { path: '/thirdLogin', address: '/thirdLogin?ticket=00000000' },
  { path: '/lite/login' },
  { path: '/lite/register' },
  // Who is not signed in is led to the sign-in page.
  { path: '/lite/certification', status: 200 },
  { path: '/lite/apply', address: '/lite/apply?proId=1', status: 200 },
  { path: '/lite/applications', status: 200 },
  { path: '/lite/application', address: '/lite/application?id=1', status: 200 },
  { path: '/lite/messages', status: 200 },
  { path: '/lite/sheet', status: 200 },
  { path: '/lite/transfer', address: '/lite/transfer?id=1', status: 200 },
  { path: '/lite/needs', status: 200 },
  { path: '/lite/need', address: '/lite/need?id=1', status: 200 },
  { path: '/lite/needForm', status: 200 },
  { path: '/lite/leases', status: 200 },
  { path: '/lite/lease', address: '/lite/lease?id=1', status: 200 },
  { path: '/lite/leaseForm', status: 200 },
  { path: '/lite/questions', status: 200 },
  { path: '/lite/question', address: '/lite/question?id=1', status: 200 },
  { path: '/lite/ask', status: 200 },
  { path: '/lite/authorisations', status: 200 },
  { path: '/lite/credit', status: 200 },
  { path: '/lite/creditTopic', address: '/lite/creditTopic?topic=taxLevels', status: 200 },
  { path: '/lite/object', address: '/lite/object?topic=taxLevels&item=1', status: 200 },
  { path: '/lite/objections', status: 200 },
  { path: '/lite/objection', address: '/lite/objection?id=1', status: 200 },
  { path: '/404', status: 404 },
]

/** Other faces of a page that has several. */
export const PORTAL_VIEWS = [
  '/financial?tab=orgs',
  '/financial?tab=government',
  '/financial?tab=compare&compare=1.2',
  '/financial?keyword=没有这样的产品',
  '/newsInfo?tab=notices',
  '/search',
  '/search?keyword=贴息&kind=policy',
  '/search?keyword=鲲鹏展翅',
  '/gardenArea?parkId=1',
  '/rosterPublicity?rosterId=1',
  '/rosterPublicity?keyword=示例',
  '/fundList?fundId=1',
  '/stock?itemId=1',
  '/lanzhou-chengguan/index',
  '/lite',
]

const MACHINE_PATHS = ['/robots.txt', '/sitemap.xml', '/policyCalendar.ics', '/lite/sheetFile']

/** The paths that routes.ts has today. */
export function builtPaths(): string[] {
  return routePaths(routes).filter((path) => !MACHINE_PATHS.includes(path))
}
