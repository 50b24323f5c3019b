import { json } from '../reply.mjs'

/** What a site owner has set for the project. @type {import('./route.mjs').Route[]} */
export const projectRoutes = [
  {
    method: 'GET',
    path: '/appkit/v1/config',
    answer: (_request, { project }) => json({ features: project.get().features }),
  },
  {
    method: 'GET',
    path: '/appkit/v1/project-limits',
    answer: (_request, { project }) => json({ planLimits: project.get().limits }),
  },
  {
    method: 'GET',
    path: '/projects/v1/origins',
    answer: (_request, { project }) => json({ allowedOrigins: project.get().origins }),
  },
  {
    method: 'GET',
    path: '/getAnalyticsConfig',
    answer: (_request, { project }) => json({ isAnalyticsEnabled: project.get().analytics }),
  },
]
