import { listOpenQuestionnaires } from '@lqr/contract/content/questionnaire-calls.ts'
import type { Audience } from '@lqr/contract/content/questionnaire-kinds.ts'
import { getSiteSettings, type SiteSettings } from '@lqr/contract/reference/site-setting-calls.ts'
import { noSettings } from '../site-settings.ts'
import type { LoaderApi } from './loader-api.ts'

/** Whose questionnaire stands in where an audience has none of its own. */
const EVERYBODY: Audience = 'everyone'

/** The codes of questionnaires lead to those that are open now; where there is none, to what is set. */
async function withQuestionnaires(settings: SiteSettings, api: LoaderApi): Promise<SiteSettings> {
  try {
    const open = await api(listOpenQuestionnaires)
    const idOf = (audience: Audience) => open.find((one) => one.audience === audience)?.id
    const urlOf = (audience: Audience, otherwise: string | null) => {
      const id = idOf(audience) ?? idOf(EVERYBODY)
      return id === undefined ? otherwise : `/questionnaire?id=${id}`
    }
    return {
      ...settings,
      businessSurveyUrl: urlOf('enterprise', settings.businessSurveyUrl),
      institutionSurveyUrl: urlOf('institution', settings.institutionSurveyUrl),
    }
  } catch {
    return settings
  }
}

/** What stands on the pages of a site; while it cannot be read the pages stand without it. */
export async function currentSettings(areaCode: string, api: LoaderApi): Promise<SiteSettings> {
  try {
    return await withQuestionnaires(await api(getSiteSettings, { params: { areaCode } }), api)
  } catch {
    return noSettings
  }
}
