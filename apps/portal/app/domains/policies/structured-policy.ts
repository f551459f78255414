import type { Policy } from '@lqr/contract/policies/entities.ts'

/** The policy for search engines (schema.org Legislation). */
export function structuredPolicy(policy: Policy): Record<string, unknown> {
  const { docNo, issuedAt, effectiveFrom, effectiveTo, validity } = policy
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    name: policy.title,
    description: policy.keyPoints.join('；'),
    inLanguage: 'zh-CN',
    legislationPassedBy: { '@type': 'Organization', name: policy.issuer },
    legislationLegalForce:
      validity === 'current' ? 'https://schema.org/InForce' : 'https://schema.org/NotInForce',
    ...(docNo ? { legislationIdentifier: docNo } : {}),
    ...(issuedAt ? { legislationDate: issuedAt } : {}),
    ...(effectiveFrom ? { temporalCoverage: `${effectiveFrom}/${effectiveTo ?? '..'}` } : {}),
    ...(policy.sourceUrl ? { isBasedOn: policy.sourceUrl } : {}),
  }
}
