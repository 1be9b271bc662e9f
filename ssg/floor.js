/** The oldest browsers that the site is for: all is readable from `content` on, all controls answer from `controls` on. */
export const floor = {
  content: ["chrome99", "firefox97", "safari15.4"],
  controls: ["chrome111", "firefox114", "safari16.4"],
};
