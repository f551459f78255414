import * as z from 'zod'
import { expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import type { AnyCall } from './kernel/define-call.ts'
import { exportColumns } from './kernel/export-columns.ts'

/** Why a list is no file, by the reason; a name ending in `*` stands for all calls that begin so. */
const WITHOUT_FILE: Readonly<Record<string, readonly string[]>> = {
  'everybody reads it on a public page, and what is behind it is a file in the back office': [
    'products.listLeaseInstitutions',
    'organisations.listOrganisations',
    'organisations.listBranches',
    'organisations.searchFirstLevel',
    'organisations.listOrganisationsByLevel',
    'products.getZoneFront',
    'products.listFeatureProducts',
    'products.listParks',
    'products.listParkEnterprises',
    'products.listRosters',
    'products.listRosterEntries',
    'products.searchRosterEntries',
    'products.listFunds',
    'services.listServices',
    'stock.queryStockExchangePage',
    'stock.queryStockExchangeRecommend',
    'equity.listProjectTeasers',
    'credit.listPublicCompanies',
    'activities.queryActivityByPage',
    'advisory.qryAdvisoryAnsByPage',
    'content.listLinks',
    'content.listArticles',
    'content.listNotices',
    'content.listHelp',
    'content.queryImageByPage',
    'content.getOperatingPositionList',
    'content.listOpenQuestionnaires',
    'policies.listPolicies',
    'policies.listDeclareWindows',
    'demandReports.listFillingBatches',
    'statistics.listSuccessCases',
    'policies.matchItems',
  ],
  'what a field offers to choose from': [
    'financing.listOfferProducts',
    'statistics.listFigureProducts',
    'bankAccounts.listBankPage',
    'bankAccounts.listBanks',
    'bankAccounts.listBranches',
    'equity.listProjectRoadshows',
    'bankAccounts.listOwnSlots',
    'bankAccounts.listCandidates',
    'products.listMaintainingOrganisations',
    'demandReports.listLenders',
    'advisory.listSimilarAnswers',
    'content.suggestWords',
    'reference.listDictionaryItems',
    'reference.listChildRegions',
  ],
  'figures of the public, which the open data hold as files': [
    'statistics.listZoneFigures',
    'statistics.getDemandAndDrawing',
  ],
  'numbers beside a filter, not rows': [
    'products.countProductFacets',
    'products.countProjectsByType',
    'policies.countPoliciesByLevel',
    'policies.countPoliciesByType',
  ],
  'how a person set up the own screen, or the files themselves': [
    'identity.listSavedViews',
    'identity.listTableColumns',
    'exports.listExports',
    'identity.listSessions',
  ],
  'the answer to an act, not a list that is read': ['equity.joinRoadshow', 'equity.leaveRoadshow'],
  'a few lines that are set up or done on this very page': [
    'reference.listMissingSettings',
    'reference.listSiteAddresses',
    'facts.listLegalPersonChanges',
    'advisory.listHiddenWords',
    'bankAccounts.listRegisteredBanks',
    'bankAccounts.listOwnBranches',
    'demandReports.listMyBatches',
    'demandReports.listImports',
    'identity.listPersonalExports',
  ],
  'has a file of its own kind: the calendar': ['equity.listTalks'],
  'one enterprise reads the few answers to one project; all of them are the file “项目对接”': [
    'equity.listProjectInterests',
  ],
  'each row is a report of its own, opened and printed as such': ['policies.listReports'],
  'earlier versions are compared on the screen, one beside the other': [
    'services.listServiceVersions',
    'activities.listActivityVersions',
    'reference.listDictionaryVersions',
    'reference.listSiteSettingVersions',
    'content.listArticleVersions',
    'content.listPlacementVersions',
    'content.listLinkVersions',
    'content.listQuestionnaireVersions',
    'policies.listDocumentVersions',
  ],
  'seen under the authorisation of the enterprise; its file is the sealed credit report': ['credit.get*'],
  'has telephone numbers in full in the file “报名名单”, whose taking is on record': [
    'activities.listSignUps',
  ],
}

const rowsOf = ({ output, exported }: AnyCall): unknown => {
  if (output instanceof z.ZodArray) return output
  return output instanceof z.ZodObject ? output.shape[exported?.rows ?? 'list'] : undefined
}
const lists = allCalls.filter((call) => rowsOf(call) !== undefined && call.effect === 'read')
const reasoned = Object.values(WITHOUT_FILE).flat()
const stands = (entry: string, name: string) =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry

test('every list is a file or says why it is none', () => {
  const open = lists.filter(
    ({ name, exported }) => !exported && !reasoned.some((entry) => stands(entry, name)),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})

test('no reason stands for a list that is a file, or for none at all', () => {
  const idle = reasoned.filter(
    (entry) =>
      !allCalls.some((call) => !call.exported && rowsOf(call) !== undefined && stands(entry, call.name)),
  )
  expect(idle).toEqual([])
  expect(lists.filter(({ name, exported }) => exported && reasoned.some((entry) => entry === name))).toEqual(
    [],
  )
})

test('a list that is a file has rows to read and columns to write', () => {
  for (const call of allCalls.filter(({ exported }) => exported)) {
    expect([call.name, rowsOf(call)]).not.toEqual([call.name, undefined])
    expect(exportColumns(call).length, call.name).toBeGreaterThan(call.exported?.further ? 0 : 1)
  }
})
