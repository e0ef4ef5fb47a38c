/* Declared here rather than included, so that the same header serves targets without a C library's
   headers, such as the browser's: the linker finds the functions in whichever libm is there. */
double cbrt(double);
double asin(double);
double atan2(double, double);
double erfc(double);
