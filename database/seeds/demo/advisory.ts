import { ADVISORY_TOPICS } from '@lqr/contract/advisory/kinds.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makePublicAnswer } from '../../../apps/server/src/domains/advisory/answers.fixtures.ts'
import { makeQuestion } from '../../../apps/server/src/domains/advisory/questions.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { EXAMPLE_ANSWERS } from './advisory/example-answers.ts'
import { EXAMPLE_QUESTIONS, type ExampleQuestion } from './advisory/example-questions.ts'
import { officeMoment } from './example-days.ts'
import type { DemoEnterprise, DemoPeople } from './identity.ts'
import type { SeededOrganisations } from './organisations.ts'

/** Questions over every state, some of them with the demonstration bank, and answers that everybody reads. */
export async function seedQuestions(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const { government, officer } = people.accounts
  for (const [index, example] of EXAMPLE_QUESTIONS.entries()) {
    const company = enterpriseOf(people, example)
    if (!company) continue
    const { daysAgo, isReferred, of: _, ...asked } = example
    const isOfPlatform = ADVISORY_TOPICS.some(
      ({ code, desk }) => code === example.topic && desk === 'platform',
    )
    await makeQuestion(tx, {
      ...asked,
      company,
      applicantAccountId: company.accountId,
      areaCode: isOfPlatform ? DEFAULT_SUBSTATION_ID : company.areaCode,
      ...(isReferred ? { orgId: orgs.bankId } : {}),
      officer: { accountId: government, name: '金融工作专员（示例）' },
      clerk: { accountId: officer, name: '客户经理（示例）' },
      submittedAt: new Date(officeMoment(services.now(), daysAgo, index * 9)),
    })
  }
  for (const { daysAgo, ...answer } of EXAMPLE_ANSWERS) {
    await makePublicAnswer(tx, { ...answer, publishedAt: officeMoment(services.now(), daysAgo, 60) })
  }
}

function enterpriseOf(people: DemoPeople, { of }: ExampleQuestion): DemoEnterprise | undefined {
  if (of === 'own') return people.enterprises[0]
  return people.enterprises.find(
    ({ corporateName, certiFlg }) => certiFlg === 3 && corporateName.includes(of),
  )
}
