import { createArticle, getArticleRecord, updateArticle } from '@lqr/contract/content/record-calls.ts'
import {
  createAbbreviation,
  listAbbreviations,
  updateAbbreviation,
} from '@lqr/contract/content/abbreviation-calls.ts'
import { createLink, listLinkRecords, updateLink } from '@lqr/contract/content/link-calls.ts'
import {
  createPlacement,
  listPlacementRecords,
  updatePlacement,
} from '@lqr/contract/content/placement-calls.ts'
import { createStockItem, listStockItemRecords, updateStockItem } from '@lqr/contract/equity/record-calls.ts'
import { createFund, listFundRecords, updateFund } from '@lqr/contract/funds/record-calls.ts'
import {
  createPark,
  createParkEnterprise,
  getParkRecord,
  listParkEnterpriseRecords,
  updatePark,
  updateParkEnterprise,
} from '@lqr/contract/parks/record-calls.ts'
import {
  createRoster,
  getRosterRecord,
  listRosterEntryRecords,
  updateRoster,
  updateRosterEntry,
} from '@lqr/contract/rosters/record-calls.ts'
import { makeArticle, makeLink, placementForm } from '../../domains/content/content.fixtures.ts'
import { makeStockItem } from '../../domains/equity/equity.fixtures.ts'
import { makeFund } from '../../domains/funds/funds.fixtures.ts'
import { makePark, makeParkEnterprise } from '../../domains/parks/parks.fixtures.ts'
import { makeRoster } from '../../domains/rosters/rosters.fixtures.ts'
import { formCase } from './form-case.ts'
import { before, inList, operatorOf, worked } from './kept-record.ts'

const CODE = '91620102MA00000019'

/** What goes together in an article, at a time after that of the tests. */
const zoneArticle = {
  kind: 'zone',
  category: 'practice',
  actionPath: '/entScale',
  publishAt: '2026-12-01T09:00:00+08:00',
} as const
const facts = ['对象：中小企业', '收费：免费']
/** A picture is uploaded first, and the last moment comes after the first. */
const shownLater = {
  pictureId: null,
  pictureAlt: null,
  href: '/loan',
  place: 'INDEX-recommend',
  shownFrom: '2026-12-01T09:00:00+08:00',
  shownTo: '2026-12-31T09:00:00+08:00',
} as const

/** Forms of what operators publish. */
export const publishedForms = [
  formCase(createPark, async (t) => {
    const by = await operatorOf(t)
    return {
      async keep(body) {
        const { data } = await t.call(createPark, { body }, by)
        return (await t.call(getParkRecord, { params: { id: data.id } }, by)).data
      },
      elsewhere: {},
    }
  }),
  formCase(updatePark, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makePark(t.services.db) }
    return {
      given: { version: 1 },
      async keep(body) {
        await t.call(updatePark, { params, body }, by)
        return worked((await t.call(getParkRecord, { params }, by)).data)
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createParkEnterprise, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makePark(t.services.db) }
    return {
      given: { creditCode: CODE },
      async keep(body) {
        const { data } = await t.call(createParkEnterprise, { params, body }, by)
        const listed = await t.call(listParkEnterpriseRecords, { body: { parkId: params.id } }, by)
        return inList(listed.data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateParkEnterprise, async (t) => {
    const by = await operatorOf(t)
    const parkId = await makePark(t.services.db)
    const params = { id: await makeParkEnterprise(t.services.db, { parkId }) }
    return {
      given: { creditCode: CODE, version: 1 },
      async keep(body) {
        await t.call(updateParkEnterprise, { params, body }, by)
        const listed = await t.call(listParkEnterpriseRecords, { body: { parkId } }, by)
        return worked(inList(listed.data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createFund, async (t) => {
    const by = await operatorOf(t)
    return {
      async keep(body) {
        const { data } = await t.call(createFund, { body }, by)
        return inList((await t.call(listFundRecords, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateFund, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeFund(t.services.db) }
    return {
      given: { version: 1 },
      async keep(body) {
        await t.call(updateFund, { params, body }, by)
        return worked(inList((await t.call(listFundRecords, { body: {} }, by)).data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createArticle, async (t) => {
    const by = await operatorOf(t)
    return {
      given: { ...zoneArticle, facts },
      async keep(body) {
        const { data } = await t.call(createArticle, { body }, by)
        return (await t.call(getArticleRecord, { params: { id: data.id } }, by)).data
      },
      elsewhere: {},
    }
  }),
  formCase(updateArticle, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeArticle(t.services.db, { publishedAt: zoneArticle.publishAt }) }
    return {
      given: { ...zoneArticle, facts, version: 1 },
      async keep(body) {
        await t.call(updateArticle, { params, body }, by)
        return worked((await t.call(getArticleRecord, { params }, by)).data)
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createLink, async (t) => {
    const by = await operatorOf(t)
    return {
      given: { url: 'https://www.gansu.gov.cn/' },
      async keep(body) {
        const { data } = await t.call(createLink, { body }, by)
        return inList((await t.call(listLinkRecords, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateLink, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeLink(t.services.db) }
    return {
      given: { version: 1, url: 'https://www.gansu.gov.cn/' },
      async keep(body) {
        await t.call(updateLink, { params, body }, by)
        return worked(inList((await t.call(listLinkRecords, { body: {} }, by)).data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createAbbreviation, async (t) => {
    const by = await operatorOf(t)
    return {
      async keep(body) {
        const { data } = await t.call(createAbbreviation, { body }, by)
        return inList((await t.call(listAbbreviations, { body: { pageSize: 100 } }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateAbbreviation, async (t) => {
    const by = await operatorOf(t)
    const made = await t.call(createAbbreviation, { body: { shortForm: '陇行', fullName: '陇上银行' } }, by)
    const params = { id: made.data.id }
    return {
      given: { version: 1 },
      async keep(body) {
        await t.call(updateAbbreviation, { params, body }, by)
        return inList((await t.call(listAbbreviations, { body: { pageSize: 100 } }, by)).data, params.id)
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createPlacement, async (t) => {
    const by = await operatorOf(t)
    return {
      given: shownLater,
      async keep(body) {
        const { data } = await t.call(createPlacement, { body }, by)
        return inList((await t.call(listPlacementRecords, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updatePlacement, async (t) => {
    const by = await operatorOf(t)
    const made = await t.call(createPlacement, { body: placementForm() }, by)
    const params = { id: made.data.id }
    return {
      given: { ...shownLater, version: 1 },
      async keep(body) {
        await t.call(updatePlacement, { params, body }, by)
        return inList((await t.call(listPlacementRecords, { body: {} }, by)).data, params.id)
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createStockItem, async (t) => {
    const by = await operatorOf(t)
    return {
      async keep(body) {
        const { data } = await t.call(createStockItem, { body }, by)
        return inList((await t.call(listStockItemRecords, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateStockItem, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeStockItem(t.services.db) }
    return {
      given: { version: 1 },
      async keep(body) {
        await t.call(updateStockItem, { params, body }, by)
        return worked(inList((await t.call(listStockItemRecords, { body: {} }, by)).data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createRoster, async (t) => {
    const by = await operatorOf(t)
    return {
      given: { validTo: '2027-11-20', sourceUrl: 'https://example.com/roster' },
      async keep(body) {
        const { data } = await t.call(createRoster, { body }, by)
        return (await t.call(getRosterRecord, { params: { id: data.id } }, by)).data
      },
      elsewhere: {},
    }
  }),
  formCase(updateRoster, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeRoster(t.services.db) }
    return {
      given: { validTo: '2027-11-20', sourceUrl: 'https://example.com/roster', version: 1 },
      async keep(body) {
        await t.call(updateRoster, { params, body }, by)
        return worked((await t.call(getRosterRecord, { params }, by)).data)
      },
      elsewhere: { version: before },
    }
  }),
  formCase(updateRosterEntry, async (t) => {
    const by = await operatorOf(t)
    const id = await makeRoster(t.services.db, { status: 'DRAFT', entries: [{ enterpriseName: '更正前' }] })
    const list = () => t.call(listRosterEntryRecords, { body: { rosterId: id } }, by)
    const entryId = (await list()).data.list[0]?.id ?? ''
    return {
      given: { creditCode: CODE, version: 1 },
      async keep(body) {
        await t.call(updateRosterEntry, { params: { id, entryId }, body }, by)
        return inList((await list()).data, entryId)
      },
      elsewhere: { version: before },
    }
  }),
]
