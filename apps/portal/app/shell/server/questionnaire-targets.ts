import { listOpenQuestionnaires } from '@lqr/contract/content/questionnaire-calls.ts'
import type { Audience } from '@lqr/contract/content/questionnaire-kinds.ts'
import type { RouterContextProvider } from 'react-router'
import type { PortalConfig } from '../portal-config.ts'
import { apiContext } from './contexts.ts'

/** For whom each QR code of the quick navigation is. */
const AUDIENCE_OF: Readonly<Record<string, Audience>> = {
  'survey-business': 'enterprise',
  'survey-institution': 'institution',
}
/** Whose questionnaire stands in where an audience has none of its own. */
const EVERYBODY: Audience = 'everyone'

/** The QR codes of questionnaires lead to those that are open now; where there is none, to what is configured. */
export async function withQuestionnaires(
  config: PortalConfig,
  context: Readonly<RouterContextProvider>,
): Promise<PortalConfig> {
  try {
    const open = await context.get(apiContext)(listOpenQuestionnaires)
    const idOf = (audience: Audience | undefined) => open.find((one) => one.audience === audience)?.id
    const questionnaireQrCodes = config.questionnaireQrCodes.map((code) => {
      const audience = AUDIENCE_OF[code.key]
      const id = audience && (idOf(audience) ?? idOf(EVERYBODY))
      return id === undefined ? code : { ...code, url: `/questionnaire?id=${id}` }
    })
    return { ...config, questionnaireQrCodes }
  } catch {
    return config
  }
}
