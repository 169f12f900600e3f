import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { RedirectIfAuthenticated } from '@/session/redirect-if-authenticated';
import { RequireUser } from '@/session/require-user';
import { page } from './navigation/page-route';
import type { PageData } from './page-data';
import { BareLayout } from './shell/bare-layout';
import { SiteLayout } from './shell/site-layout';

/**
 * The whole route table. Every page is a chunk of its own, and its first data is asked for together with it; nothing is
 * asked without `pageData`, as when pages are written at build time.
 */
export function createRoutes(pageData: Partial<PageData> = {}): RouteObject[] {
  return [
    {
      element: <SiteLayout />,
      children: [
        page(routePatterns.home, () => import('@/routes/home.route'), pageData.home),
        page(routePatterns.resorts, () => import('@/routes/resorts.route'), pageData.resorts),
        page(routePatterns.resort, () => import('@/routes/resort.route'), pageData.resort),
        page(routePatterns.blog, () => import('@/routes/blog.route')),
        page(routePatterns.blogPost, () => import('@/routes/blog-post.route')),
        page(routePatterns.about, () => import('@/routes/about.route')),
        page(routePatterns.favorites, () => import('@/routes/favorites.route')),
        page(routePatterns.forgotPassword, () => import('@/routes/forgot-password.route')),
        page(routePatterns.privacyPolicy, () => import('@/routes/privacy-policy.route')),
        page(routePatterns.termsConditions, () => import('@/routes/terms-conditions.route')),
        {
          element: <RequireUser />,
          children: [
            page(routePatterns.profile, () => import('@/routes/profile.route')),
            page(routePatterns.myReviews, () => import('@/routes/my-reviews.route')),
          ],
        },
        page('*', () => import('@/routes/not-found.route')),
      ],
    },
    {
      element: <BareLayout />,
      children: [
        {
          element: <RedirectIfAuthenticated />,
          children: [
            page(routePatterns.login, () => import('@/routes/login.route')),
            page(routePatterns.signup, () => import('@/routes/signup.route')),
          ],
        },
      ],
    },
  ];
}
