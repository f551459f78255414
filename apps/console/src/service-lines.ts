import { Handshake } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** The pages of intermediary services: the provider's, the operators', the enterprise's. */
export const serviceLines: readonly RouteLine[] = [
  {
    path: 'workbench/services',
    slug: 'services',
    roles: ['agency'],
    menu: { group: 'institution', label: labels.myServices, icon: Handshake },
    load: () => import('./domains/services/my-services.page.tsx'),
  },
  {
    path: 'workbench/enquiries',
    slug: 'services',
    roles: ['agency'],
    menu: { group: 'institution', label: labels.enquiryTasks, icon: Handshake },
    load: () => import('./domains/services/workbench/enquiries.page.tsx'),
  },
  {
    path: 'workbench/enquiries/:id',
    slug: 'services',
    roles: ['agency'],
    load: () => import('./domains/services/workbench/enquiry.page.tsx'),
  },
  {
    path: 'personal/enquiries',
    slug: 'services',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.myEnquiries, icon: Handshake },
    load: () => import('./domains/services/mine/my-enquiries.page.tsx'),
  },
  {
    path: 'personal/enquiries/new',
    slug: 'services',
    roles: ['enterprise'],
    load: () => import('./domains/services/mine/enquiry-form.page.tsx'),
  },
  {
    path: 'personal/enquiries/:id',
    slug: 'services',
    roles: ['enterprise'],
    load: () => import('./domains/services/mine/my-enquiry.page.tsx'),
  },
  {
    path: 'zones/services',
    slug: 'services',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.serviceReview, icon: Handshake },
    load: () => import('./domains/services/service-review.page.tsx'),
  },
]
