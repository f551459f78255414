import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { shortIds } from './shell/menu/short-ids.ts'

/**
 * The URL map: the only place with paths. `:site?` is the substation of the first segment (none = the province); a page is
 * one line in the group of its domain. Everything inside the frame stands in the shell and has its error page.
 */
export default shortIds([
  route('subplatform/*', 'shell/pages/subplatform.ts'),
  route('qr/:file', 'shell/pages/qr-code.ts'),
  route('activity/:file', 'domains/activities/activity-calendar.ts'),
  route('policyCalendar.ics', 'domains/policies/declare-calendar.ts'),
  route('robots.txt', 'shell/pages/robots.ts'),
  route('sitemap.xml', 'shell/pages/sitemap.ts'),
  route('sitemap/:file', 'shell/pages/site-sitemap.ts'),
  // outside the frame: they fill the window
  route('screenView', 'domains/statistics/screens/screen-view.tsx', [
    index('domains/statistics/screens/screen-enter.ts'),
    route('index', 'domains/statistics/screens/money.page.tsx'),
    route('finMechanism', 'domains/statistics/screens/mechanism.page.tsx'),
    route('enterpriseInformation', 'domains/statistics/screens/enterprises.page.tsx'),
    route('operate', 'domains/statistics/screens/operation.page.tsx'),
    route('dataCollection', 'domains/statistics/screens/collection.page.tsx'),
  ]),
  // outside the frame: whole without scripts, for weak lines and old phones
  route('lite', 'shell/lite/lite-frame.tsx', [
    index('pages/lite/start.page.tsx'),
    route('login', 'domains/identity/lite/login.page.tsx'),
    route('register', 'domains/identity/lite/register.page.tsx'),
    route('userName', 'domains/identity/lite/user-name.page.tsx'),
    route('certification', 'domains/certification/lite/certification.page.tsx'),
    route('apply', 'domains/applications/apply.page.tsx'),
    route('applications', 'domains/applications/applications.page.tsx'),
    route('application', 'domains/applications/application.page.tsx'),
    route('sheet', 'domains/applications/sheet.page.tsx'),
    route('sheetFile', 'domains/applications/sheet-file.ts'),
    route('transfer', 'domains/applications/transfer.page.tsx'),
    route('needs', 'domains/financing/lite/needs.page.tsx'),
    route('need', 'domains/financing/lite/need.page.tsx'),
    route('needForm', 'domains/financing/lite/need-form.page.tsx'),
    route('leases', 'domains/leasing/lite/leases.page.tsx'),
    route('lease', 'domains/leasing/lite/lease.page.tsx'),
    route('leaseForm', 'domains/leasing/lite/lease-form.page.tsx'),
    route('questions', 'domains/advisory/lite/questions.page.tsx'),
    route('question', 'domains/advisory/lite/question.page.tsx'),
    route('ask', 'domains/advisory/lite/ask.page.tsx'),
    route('authorisations', 'domains/credit/lite/authorisations.page.tsx'),
    route('credit', 'domains/credit/lite/credit.page.tsx'),
    route('creditTopic', 'domains/credit/lite/credit-topic.page.tsx'),
    route('object', 'domains/credit/lite/object.page.tsx'),
    route('objections', 'domains/credit/lite/objections.page.tsx'),
    route('objection', 'domains/credit/lite/objection.page.tsx'),
    route('loans', 'domains/oversight/lite/loans.page.tsx'),
    route('renewal', 'domains/oversight/lite/renewal.page.tsx'),
    route('messages', 'domains/messages/messages.page.tsx'),
    route('enquiries', 'domains/services/lite/enquiries.page.tsx'),
    route('enquiry', 'domains/services/lite/enquiry.page.tsx'),
    route('enquire', 'domains/services/lite/enquire.page.tsx'),
    route('activities', 'domains/activities/lite/own-activities.page.tsx'),
    route('activity', 'domains/activities/lite/activity.page.tsx'),
    route('reports', 'domains/demand-reports/lite/reports.page.tsx'),
    route('report', 'domains/demand-reports/lite/report.page.tsx'),
    route('reportForm', 'domains/demand-reports/lite/report-form.page.tsx'),
    route('valuations', 'domains/valuations/lite/valuations.page.tsx'),
    route('valuation', 'domains/valuations/lite/valuation.page.tsx'),
    route('estimate', 'domains/valuations/lite/estimate.page.tsx'),
    route('openings', 'domains/bank-accounts/lite/openings.page.tsx'),
    route('opening', 'domains/bank-accounts/lite/opening.page.tsx'),
    route('branches', 'domains/bank-accounts/lite/branches.page.tsx'),
    route('openAccount', 'domains/bank-accounts/lite/open-account.page.tsx'),
    route('projects', 'domains/equity/lite/projects.page.tsx'),
    route('project', 'domains/equity/lite/project.page.tsx'),
    route('projectForm', 'domains/equity/lite/project-form.page.tsx'),
    route('interest', 'domains/equity/lite/interest.page.tsx'),
    route('listings', 'domains/equity/lite/listings.page.tsx'),
    route('listing', 'domains/equity/lite/listing.page.tsx'),
    route('listingForm', 'domains/equity/lite/listing-form.page.tsx'),
    route('tax', 'domains/tax/lite/tax.page.tsx'),
    route('taxGrant', 'pages/lite/tax-grant.page.tsx'),
    route('taxReportFile', 'domains/tax/lite/report-file.ts'),
  ]),
  route(':site?', 'shell/site.tsx', [
    index('shell/pages/enter.ts'),
    layout('shell/page-frame.tsx', [
      // pages that join domains
      route('index', 'pages/home/home.page.tsx'),
      route('financial', 'pages/financial/financial.page.tsx'),
      route('orgDetails', 'pages/org-details/org-details.page.tsx'),
      route('loan', 'pages/loan/loan.page.tsx'),
      route('disaster', 'pages/disaster/disaster.page.tsx'),
      route('policy', 'pages/policy/policy.page.tsx'),
      route('characteristicArea', 'pages/zones/characteristic-area.page.tsx'),
      route('financialZone', 'pages/zones/financial-zone.page.tsx'),
      route('revitalization', 'pages/zones/revitalization.page.tsx'),
      route('benefitEnt', 'pages/zones/benefit-ent.page.tsx'),
      route('supplyChain', 'pages/zones/supply-chain.page.tsx'),
      route('governmentMiningLoan', 'pages/zones/government-mining-loan.page.tsx'),
      route('search', 'pages/search/search.page.tsx'),
      route('articleInfo', 'pages/article-info/article-info.page.tsx'),
      // certification
      route('authentication', 'domains/certification/authentication.page.tsx'),
      route('entScale', 'domains/certification/ent-scale.page.tsx'),
      // products
      route('productDetails', 'domains/products/product-details.page.tsx'),
      // leasing
      route('leaseForm', 'domains/leasing/lease-form.page.tsx'),
      // statistics
      route('statistics', 'domains/statistics/statistics.page.tsx'),
      // projects
      route('projectInfo', 'domains/projects/project-info.page.tsx'),
      route('projectDetails', 'domains/projects/project-details.page.tsx'),
      route('fabricate', 'domains/projects/fabricate.page.tsx'),
      // financing
      route('demand', 'domains/financing/demand.page.tsx'),
      route('demandDetails', 'domains/financing/demand-details.page.tsx'),
      // equity
      route('equityProjects', 'domains/equity/equity-projects.page.tsx'),
      route('equityProjectDetails', 'domains/equity/equity-project-details.page.tsx'),
      // parks, rosters, funds
      route('gardenArea', 'domains/parks/garden-area.page.tsx'),
      route('entDetail', 'domains/parks/ent-detail.page.tsx'),
      route('rosterPublicity', 'domains/rosters/roster-publicity.page.tsx'),
      route('fundList', 'domains/funds/fund-list.page.tsx'),
      // equity
      route('stock', 'domains/equity/stock.page.tsx'),
      // credit
      route('reportCheck', 'domains/credit/report-check.page.tsx'),
      route('companyLookup', 'domains/credit/company-lookup.page.tsx'),
      // content
      route('serveHall', 'domains/content/serve-hall.page.tsx'),
      route('serveHallDetails', 'domains/content/serve-hall-details.page.tsx'),
      route('serveHallDetailsJump', 'domains/content/serve-hall-jump.page.tsx'),
      route('newsInfo', 'domains/content/news-info.page.tsx'),
      route('newsDetail', 'domains/content/news-detail.page.tsx'),
      route('article', 'domains/content/article.page.tsx'),
      route('contentPreview', 'domains/content/content-preview.page.tsx'),
      route('questionnairePreview', 'domains/content/questionnaire/questionnaire-preview.page.tsx'),
      route('questionnaire', 'domains/content/questionnaire/questionnaire.page.tsx'),
      route('helpCenter', 'domains/content/help-center.page.tsx'),
      // activities
      route('activityInfo', 'domains/activities/activity-info.page.tsx'),
      route('activityDetail', 'domains/activities/activity-detail.page.tsx'),
      route('activityPreview', 'domains/activities/activity-preview.page.tsx'),
      // services
      route('agency', 'domains/services/agency.page.tsx'),
      route('agencyDetails', 'domains/services/agency-details.page.tsx'),
      route('entFoster', 'pages/ent-foster/ent-foster.page.tsx'),
      route('entFosterDetails', 'pages/ent-foster/ent-foster-details.page.tsx'),
      // advisory
      route('messageBoard', 'domains/advisory/message-board.page.tsx'),
      // policies
      route('policyInfo', 'domains/policies/policy-info.page.tsx'),
      route('policyDetail', 'domains/policies/policy-detail.page.tsx'),
      route('policyPreview', 'domains/policies/policy-preview.page.tsx'),
      route('smartPolicy', 'domains/policies/smart-policy.page.tsx'),
      // valuations
      route('houseValuation', 'domains/valuations/house-valuation.page.tsx'),
      // identity
      route('thirdLogin', 'domains/identity/third-login.page.tsx'),
      route('redirectLogin', 'domains/identity/redirect-login.page.tsx'),
      // shell
      route('404', 'shell/pages/not-found.page.tsx'),
    ]),
    route('screenView/*', 'domains/statistics/screens/site-screens.ts'),
    route('*', 'shell/pages/unknown.ts'),
  ]),
]) satisfies RouteConfig
