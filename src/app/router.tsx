import { Outlet, type RouteObject } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { LeadOnMembers } from '@/session/lead-on-members';
import { RequireUser } from '@/session/require-user';
import type { PageData } from './page-data';
import { BareLayout } from './shell/bare-layout';
import { ErrorScreen } from './shell/error-screen';
import { PagePlaceholder } from './shell/page-placeholder';
import { ScrollPosition } from './shell/scroll-position';
import { SiteLayout } from './shell/site-layout';

/** The whole route table. Every page is a chunk of its own, and its first data is asked for together with it. */
export function createRoutes(pageData: PageData): RouteObject[] {
  const pages: RouteObject[] = [
    { path: routePatterns.home, loader: pageData.home, lazy: () => import('@/routes/home.route') },
    { path: routePatterns.resorts, loader: pageData.resorts, lazy: () => import('@/routes/resorts.route') },
    {
      path: routePatterns.resort,
      loader: pageData.resort,
      // Another tab of the same resort asks for nothing again.
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.resortId !== nextParams.resortId,
      lazy: () => import('@/routes/resort.route'),
    },
    { path: routePatterns.blog, lazy: () => import('@/routes/blog.route') },
    { path: routePatterns.blogPost, lazy: () => import('@/routes/blog-post.route') },
    { path: routePatterns.about, lazy: () => import('@/routes/about.route') },
    { path: routePatterns.favorites, lazy: () => import('@/routes/favorites.route') },
    { path: routePatterns.forgotPassword, lazy: () => import('@/routes/forgot-password.route') },
    { path: routePatterns.privacyPolicy, lazy: () => import('@/routes/privacy-policy.route') },
    { path: routePatterns.termsConditions, lazy: () => import('@/routes/terms-conditions.route') },
    {
      element: <RequireUser />,
      children: [
        { path: routePatterns.profile, lazy: () => import('@/routes/profile.route') },
        { path: routePatterns.myReviews, lazy: () => import('@/routes/my-reviews.route') },
      ],
    },
    { path: '*', lazy: () => import('@/routes/not-found.route') },
  ];

  const layouts: RouteObject[] = [
    {
      element: <SiteLayout />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <PagePlaceholder />,
      // A page that breaks is replaced by the error screen inside the site's frame.
      children: [{ errorElement: <ErrorScreen />, children: pages }],
    },
    {
      element: <BareLayout />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <PagePlaceholder />,
      children: [
        {
          element: <LeadOnMembers />,
          children: [
            { path: routePatterns.login, lazy: () => import('@/routes/login.route') },
            { path: routePatterns.signup, lazy: () => import('@/routes/signup.route') },
          ],
        },
      ],
    },
  ];

  // Above both frames, so that going from one to the other is a new path like any other.
  const root = (
    <>
      <Outlet />
      <ScrollPosition />
    </>
  );
  return [{ element: root, children: layouts }];
}
