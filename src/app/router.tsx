import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { importChunk } from '@/lib/import-chunk';
import { RedirectIfAuthenticated } from '@/session/redirect-if-authenticated';
import { RequireUser } from '@/session/require-user';
import { lazyPage } from './lazy-page';
import { createLoaders } from './loaders';
import { RootRoute } from './root-route';
import { BareLayout } from './shell/bare-layout';
import { RouteErrorScreen } from './shell/error-screen';
import { PageSkeleton } from './shell/page-area';
import { SiteLayout } from './shell/site-layout';

/** These pages have their loaders in the same chunk. */
const notFoundPage = importChunk(() => import('@/routes/not-found.route'));
const blogPostPage = importChunk(() => import('@/routes/blog-post.route'));

/**
 * The route table. Every page is its own chunk, and its first data is requested in parallel; without a query client, as
 * when prerendering, nothing is requested. Each router needs its own table, because it stores the loaded pages in it.
 */
export function createRoutes(queryClient?: QueryClient): RouteObject[] {
  const loaders = queryClient && createLoaders(queryClient);
  return [
    {
      element: <RootRoute />,
      errorElement: <RouteErrorScreen />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        {
          element: <SiteLayout />,
          children: [
            lazyPage(routePatterns.home, () => import('@/routes/home.route'), loaders?.home),
            lazyPage(routePatterns.resorts, () => import('@/routes/resorts.route'), loaders?.resorts),
            lazyPage(routePatterns.resort, () => import('@/routes/resort.route'), loaders?.resort),
            lazyPage(routePatterns.blog, () => import('@/routes/blog.route')),
            lazyPage(routePatterns.blogPost, blogPostPage.load, {
              loader: async ({ params }) => (await blogPostPage.load()).loader(params),
            }),
            lazyPage(routePatterns.about, () => import('@/routes/about.route')),
            lazyPage(routePatterns.favorites, () => import('@/routes/favorites.route')),
            lazyPage(routePatterns.compare, () => import('@/routes/compare.route')),
            lazyPage(routePatterns.together, () => import('@/routes/together.route')),
            lazyPage(routePatterns.forgotPassword, () => import('@/routes/forgot-password.route')),
            lazyPage(routePatterns.privacyPolicy, () => import('@/routes/privacy-policy.route')),
            lazyPage(routePatterns.termsConditions, () => import('@/routes/terms-conditions.route')),
            {
              element: <RequireUser />,
              children: [
                lazyPage(routePatterns.profile, () => import('@/routes/profile.route')),
                lazyPage(routePatterns.myReviews, () => import('@/routes/my-reviews.route')),
              ],
            },
            lazyPage('*', notFoundPage.load, {
              loader: async ({ params, request }) => (await notFoundPage.load()).loader({ params, request }),
            }),
          ],
        },
        {
          element: <BareLayout />,
          children: [
            {
              element: <RedirectIfAuthenticated />,
              children: [
                lazyPage(routePatterns.login, () => import('@/routes/login.route')),
                lazyPage(routePatterns.signup, () => import('@/routes/signup.route')),
              ],
            },
          ],
        },
      ],
    },
  ];
}
