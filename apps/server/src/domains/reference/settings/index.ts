import {
  getSiteSettings,
  listMissingSettings,
  siteSettingPublication,
  type SiteSettingRecord,
  siteSettingVersions,
} from '@lqr/contract/reference/site-setting-calls.ts'
import { siteSettingErrors as errors } from '@lqr/contract/reference/site-setting-errors.ts'
import type { SiteSettingForm } from '@lqr/contract/reference/site-setting-form.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindPublication } from '../../../publishing/bind-publication.ts'
import { bindVersions } from '../../../publishing/bind-versions.ts'
import type { KeptRecord, Publication, Viewer } from '../../../publishing/publication.ts'
import { settingsCopy as copy } from './copy.ts'
import { missingSettings, nearestValues, shownSettings, sitesUpwards } from './site-settings.rules.ts'
import { findInForce, holdSettingOf, siteSettingColumns, siteSettingRecords } from './site-settings.store.ts'

type Row = KeptRecord & Pick<SiteSettingRecord, 'areaCode'>

/** A site has its settings once, and they stay with it. */
async function check({ areaCode }: SiteSettingForm, _: Viewer, db: Db, before?: Row): Promise<void> {
  const refuse = (areaCode: string) => new CallError(errors.unsuitable, { fields: { areaCode } })
  if (before && before.areaCode !== areaCode) throw refuse(copy.siteStays)
  const taken = await holdSettingOf(db, areaCode)
  if (taken !== undefined && taken !== before?.id) throw refuse(copy.siteTaken)
}

const publication: Publication<SiteSettingForm, Row> = {
  declared: siteSettingPublication,
  columns: siteSettingColumns,
  records: siteSettingRecords,
  check,
  versions: { fields: Object.keys(siteSettingPublication.form.shape) },
}

/** What must still be set before a start outside of the demonstration, in words; nothing when all of it is. */
export async function findMissingSettings(db: Db): Promise<string[]> {
  const [province] = await findInForce(db, [DEFAULT_SUBSTATION_ID])
  return missingSettings(province)
}

/** The calls of settings: the operators', then everybody's. */
export const siteSettingCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  ...bindVersions(publication, siteSettingVersions, {
    missingVersion: errors.versionNotFound,
    restored: { action: 'restore-site-setting', entity: 'site_setting' },
    revive: (form) => form,
  }),
  bindCall(listMissingSettings, ({ db }) => findMissingSettings(db)),
  bindCall(getSiteSettings, async ({ db, params }) => {
    const sites = sitesUpwards(params.areaCode)
    const inForce = await findInForce(db, sites)
    const nearest = sites.flatMap((site) => inForce.find(({ areaCode }) => areaCode === site) ?? [])
    return shownSettings(nearestValues(nearest))
  }),
]
