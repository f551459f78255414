import type { SiteSettings } from '@lqr/contract/reference/site-setting-calls.ts'
import { pairOf, type SiteSettingForm, siteSettingFields } from '@lqr/contract/reference/site-setting-form.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'

export type SettingValues = Omit<SiteSettingForm, 'areaCode'>
const NOTHING: SettingValues = {
  hotlines: [],
  serviceHours: null,
  address: null,
  guidingUnits: [],
  operatingUnits: [],
  icpNumber: null,
  policeNumber: null,
  siteIdNumber: null,
  siteMarkUrl: null,
  mapApproval: null,
  billDiscountUrl: null,
  footerCodes: [],
  messagingUrl: null,
  businessSurveyUrl: null,
  institutionSurveyUrl: null,
}
const NAMES = Object.keys(NOTHING) as (keyof SettingValues)[]
/** What a province may do without: none of it is asked for before a start. */
const OPTIONAL: ReadonlySet<keyof SettingValues> = new Set(['billDiscountUrl', 'siteMarkUrl'])
const labels = labelsOf(siteSettingFields)

const isSet = (value: SettingValues[keyof SettingValues]) => value !== null && value.length > 0

/** A site and those above it, the nearest first. */
export function sitesUpwards(areaCode: string): string[] {
  const site = substationOfCode(areaCode)
  if (!site) return []
  return [site.id, ...(site.parentId ? sitesUpwards(site.parentId) : [])]
}

/** For each value that of the nearest site that has set it. */
export function nearestValues(settings: readonly SettingValues[]): SettingValues {
  const chosen = NAMES.map((name) => [
    name,
    settings.find((one) => isSet(one[name]))?.[name] ?? NOTHING[name],
  ])
  return Object.fromEntries(chosen) as SettingValues
}

/** The values as pages show them: lines of two parts taken apart. */
export function shownSettings({ hotlines, footerCodes, ...values }: SettingValues): SiteSettings {
  const pairs = (lines: readonly string[]) => lines.flatMap((line) => pairOf(line) ?? [])
  return {
    ...values,
    hotlines: pairs(hotlines).map(({ label, value }) => ({ label, number: value })),
    footerCodes: pairs(footerCodes).map(({ label, value }) => ({ label, url: value })),
  }
}

/** What is still to be set of the province before a start, by its label; what only shows the product counts as missing. */
export function missingSettings(
  province: (SettingValues & { readonly isExample: boolean }) | undefined,
): string[] {
  const values: SettingValues = province && !province.isExample ? province : NOTHING
  return NAMES.filter((name) => !OPTIONAL.has(name) && !isSet(values[name])).map((name) => labels[name])
}
