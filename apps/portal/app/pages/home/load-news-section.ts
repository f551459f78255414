import { loadHeadlines } from '../../domains/content/load-news.ts'
import { loadQuickLinks } from '../../domains/content/load-quick-links.ts'
import { loadPolicyHeadlines } from '../../domains/policies/load-policy-home.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

const POLICIES = 5
const HEADLINES = 6

/** Policies, news, notices and quick links of the home page. */
export async function loadNewsSection(api: LoaderApi) {
  const [policies, headlines, quickLinks] = await Promise.all([
    loadPolicyHeadlines(api, POLICIES),
    loadHeadlines(api, HEADLINES),
    loadQuickLinks(api),
  ])
  return { policies, ...headlines, quickLinks }
}
