import {
  createOrganisation,
  getOrganisationRow,
  updateOrganisation,
} from '@lqr/contract/organisations/maintenance-calls.ts'
import { getCalendar, importCalendarYear, setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { listSiteRows, updateSite } from '@lqr/contract/reference/site-calls.ts'
import {
  createSiteSetting,
  listSiteSettings,
  updateSiteSetting,
} from '@lqr/contract/reference/site-setting-calls.ts'
import { getSubstitution, setSubstitution } from '@lqr/contract/tasks/assignment-calls.ts'
import { listTimeLimits, setTimeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import { loadReference } from '../../data/load-reference.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../../domains/organisations/organisations.fixtures.ts'
import { EXAMPLE_NOTICE } from '../../domains/reference/calendar/calendar-world.fixtures.ts'
import { makeSiteSetting, siteSettingForm } from '../../domains/reference/settings/site-settings.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'
import { before, inList, operatorOf, worked } from './kept-record.ts'

const DAY = '2026-12-19'
const SITE = '620100'
const { areaCode: _, ...SETTINGS } = siteSettingForm()

async function calendarVersion(t: TestApp, by: { token: string }): Promise<number> {
  return (await t.call(getCalendar, { params: { year: '2027' } }, by)).data.version
}

/** Forms of organisations, sites, time limits and the calendar. */
export const referenceForms = [
  formCase(createOrganisation, async (t) => {
    const by = await operatorOf(t)
    const parent = await makeOrganisation(t.services.db)
    return {
      given: { orgType: 'financial' as const, orgCategory: 'cityBank' as const, parentId: parent.id },
      async keep(body) {
        const { data } = await t.call(createOrganisation, { body }, by)
        return (await t.call(getOrganisationRow, { params: { id: data.id } }, by)).data
      },
      elsewhere: {},
    }
  }),
  formCase(updateOrganisation, async (t) => {
    const by = await operatorOf(t)
    const params = { id: (await makeOrganisation(t.services.db)).id }
    return {
      given: { name: '改名后的示例银行', orgCategory: 'cityBank' as const, version: 1 },
      async keep(body) {
        await t.call(updateOrganisation, { params, body }, by)
        return (await t.call(getOrganisationRow, { params }, by)).data
      },
      elsewhere: { version: ({ version }) => version - 1 },
    }
  }),
  formCase(updateSite, async (t) => {
    await loadReference(t.services.pool)
    const by = await operatorOf(t)
    return {
      given: { openUrl: 'https://lanzhou.example.gov.cn/rz', version: 1 },
      async keep(body) {
        await t.call(updateSite, { params: { id: SITE }, body }, by)
        const { data } = await t.call(listSiteRows, { body: { keyword: SITE } }, by)
        const [site] = data.list
        if (!site) throw new Error(`no site ${SITE}`)
        return site
      },
      elsewhere: { version: ({ version }) => version - 1 },
    }
  }),
  formCase(setTimeLimit, async (t) => {
    const by = await operatorOf(t)
    const given = {
      clock: 'application.accept',
      areaCode: SITE,
      orgId: (await makeOrganisation(t.services.db)).id,
    }
    await t.call(setTimeLimit, { body: { ...given, days: 1, reason: '示例文件' } }, by)
    return {
      given: { ...given, version: 1 },
      async keep(body) {
        const { data: set } = await t.call(setTimeLimit, { body }, by)
        const { data } = await t.call(listTimeLimits, { query: {} }, by)
        return data.limits.find(({ id }) => id === set.id) ?? set
      },
      elsewhere: { version: ({ version }) => version - 1 },
    }
  }),
  formCase(setSubstitution, async (t) => {
    const orgId = (await makeOrganisation(t.services.db)).id
    const staff = async () => (await makeAccount(t.services.db, t.services, { sourceType: '3', orgId })).id
    const by = { token: await t.signIn(await staff()) }
    return {
      given: { substituteId: await staff(), fromDay: '2026-11-20', toDay: '2026-11-27' },
      async keep(body) {
        await t.call(setSubstitution, { body }, by)
        return (await t.call(getSubstitution, {}, by)).data
      },
      elsewhere: {},
    }
  }),
  formCase(setCalendarDay, async (t) => {
    await loadReference(t.services.pool)
    const by = await operatorOf(t)
    return {
      given: { version: await calendarVersion(t, by) },
      async keep(body) {
        await t.call(setCalendarDay, { params: { day: DAY }, body }, by)
        const { data: calendar } = await t.call(getCalendar, { params: { year: '2026' } }, by)
        const day = calendar.days.find((one) => one.day === DAY)
        if (!day) throw new Error(`no ${DAY} in the calendar`)
        return { ...day, calendar }
      },
      elsewhere: { version: ({ calendar }) => calendar.version - 1 },
    }
  }),
  formCase(importCalendarYear, async (t) => {
    await loadReference(t.services.pool)
    const by = await operatorOf(t)
    return {
      given: { text: EXAMPLE_NOTICE, version: await calendarVersion(t, by) },
      async keep(body) {
        await t.call(importCalendarYear, { params: { year: '2027' }, body }, by)
        return (await t.call(getCalendar, { params: { year: '2027' } }, by)).data
      },
      elsewhere: {
        text: 'read into days, which the calendar shows',
        source: ({ notice }) => notice?.source,
        version: ({ version }) => version - 1,
      },
    }
  }),
  formCase(createSiteSetting, async (t) => {
    const by = await operatorOf(t)
    return {
      given: { ...SETTINGS, areaCode: '620103', siteMarkUrl: 'https://example.com/mark' },
      async keep(body) {
        const { data } = await t.call(createSiteSetting, { body }, by)
        return inList((await t.call(listSiteSettings, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateSiteSetting, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeSiteSetting(t.services.db, { areaCode: '620104' }) }
    return {
      given: { ...SETTINGS, areaCode: '620104', siteMarkUrl: 'https://example.com/mark', version: 1 },
      async keep(body) {
        await t.call(updateSiteSetting, { params, body }, by)
        return worked(inList((await t.call(listSiteSettings, { body: {} }, by)).data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
]
